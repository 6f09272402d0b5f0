// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './resetPassword.validators.js';

/** What the form of `resetPassword` hands over. */
export type Fields = RequestOf<operations['resetPassword'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    mail: {
      $ref: "#/$defs/Email",
    },
    code: {
      type: "string",
      pattern: "^[0-9]{6}$",
      minLength: 6,
      maxLength: 6,
    },
    password: {
      $ref: "#/$defs/NewPassword",
    },
  },
  required: ["mail", "code", "password"],
  $defs: {
    Email: {
      type: "string",
      format: "email",
      minLength: 3,
      maxLength: 254,
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
  mail: {
    "ui:widget": "email",
  },
  code: {
    "ui:widget": "mailedCode",
    "ui:options": {
      sends: "sendResetCode",
      from: "mail",
    },
  },
  password: {
    "ui:widget": "newPassword",
  },
  "ui:order": ["mail", "code", "password"],
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const resetPasswordForm = {
  operation: 'resetPassword' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
