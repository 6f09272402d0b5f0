// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './deleteAddresses.validators.js';

/** What the form of `deleteAddresses` hands over. */
export type Fields = RequestOf<operations['deleteAddresses'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    ids: {
      type: "string",
      pattern: "^[1-9][0-9]{0,15}(,[1-9][0-9]{0,15})*$",
      minLength: 1,
      maxLength: 2000,
    },
  },
  required: ["ids"],
};

export const uiSchema: UiSchema = {
  "ui:order": ["ids"],
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const deleteAddressesForm = {
  operation: 'deleteAddresses' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
