// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './uploadFile.validators.js';

/** What the form of `uploadFile` hands over. */
export type Fields = RequestOf<operations['uploadFile'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    file: {
      type: "string",
      minLength: 1,
      maxLength: 10485760,
    },
  },
  required: ["file"],
};

export const uiSchema: UiSchema = {
  file: {
    "ui:widget": "upload",
    "ui:options": {
      extensions: [".doc", ".docx", ".pdf", ".xls", ".xlsx", ".csv", ".txt", ".zip", ".png", ".jpg", ".jpeg", ".webp"],
      maxBytes: 10485760,
      maxFiles: 1,
    },
  },
  "ui:order": ["file"],
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const uploadFileForm = {
  operation: 'uploadFile' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
