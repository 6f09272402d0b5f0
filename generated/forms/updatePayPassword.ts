// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './updatePayPassword.validators.js';

/** What the form of `updatePayPassword` hands over. */
export type Fields = RequestOf<operations['updatePayPassword'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    code: {
      $ref: "#/$defs/AccountCode",
    },
    oldPayPassword: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 100,
    },
    payPassword: {
      $ref: "#/$defs/NewPassword",
    },
  },
  required: ["code", "oldPayPassword", "payPassword"],
  $defs: {
    AccountCode: {
      type: "string",
      pattern: "^[0-9]{6}$",
      minLength: 6,
      maxLength: 6,
    },
    NewPassword: {
      type: "string",
      pattern: "^(?!\\s)(?=.*\\p{L})(?=.*\\p{N})[^\\p{Cc}]*[^\\p{Cc}\\s]$",
      minLength: 8,
      maxLength: 20,
    },
  },
};

export const uiSchema: UiSchema = {
  code: {
    "ui:widget": "mailedCode",
    "ui:options": {
      sends: "sendAccountCode",
    },
  },
  oldPayPassword: {
    "ui:widget": "password",
  },
  payPassword: {
    "ui:widget": "newPassword",
  },
  "ui:order": ["code", "oldPayPassword", "payPassword"],
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const updatePayPasswordForm = {
  operation: 'updatePayPassword' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
