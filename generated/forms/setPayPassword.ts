// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './setPayPassword.validators.js';

/** What the form of `setPayPassword` hands over. */
export type Fields = RequestOf<operations['setPayPassword'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    code: {
      $ref: "#/$defs/AccountCode",
    },
    payPassword: {
      $ref: "#/$defs/NewPassword",
    },
  },
  required: ["code", "payPassword"],
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
  payPassword: {
    "ui:widget": "newPassword",
  },
  "ui:order": ["code", "payPassword"],
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const setPayPasswordForm = {
  operation: 'setPayPassword' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
