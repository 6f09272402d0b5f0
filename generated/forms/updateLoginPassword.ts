// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './updateLoginPassword.validators.js';

/** What the form of `updateLoginPassword` hands over. */
export type Fields = RequestOf<operations['updateLoginPassword'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    oldPassword: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 100,
    },
    password: {
      $ref: "#/$defs/NewPassword",
    },
  },
  required: ["oldPassword", "password"],
  $defs: {
    NewPassword: {
      type: "string",
      pattern: "^(?!\\s)(?=.*\\p{L})(?=.*\\p{N})[^\\p{Cc}]*[^\\p{Cc}\\s]$",
      minLength: 8,
      maxLength: 20,
    },
  },
};

export const uiSchema: UiSchema = {
  oldPassword: {
    "ui:widget": "password",
  },
  password: {
    "ui:widget": "newPassword",
  },
  "ui:order": ["oldPassword", "password"],
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const updateLoginPasswordForm = {
  operation: 'updateLoginPassword' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
