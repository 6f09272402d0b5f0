// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './deleteAccount.validators.js';

/** What the form of `deleteAccount` hands over. */
export type Fields = RequestOf<operations['deleteAccount'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    password: {
      $ref: "#/$defs/LoginPasswordProof",
    },
    secondFactor: {
      $ref: "#/$defs/SecondFactorCode",
    },
  },
  required: ["password"],
  $defs: {
    LoginPasswordProof: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 100,
    },
    SecondFactorCode: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 30,
    },
  },
};

export const uiSchema: UiSchema = {
  password: {
    "ui:widget": "password",
  },
  secondFactor: {
    "ui:widget": "text",
  },
  "ui:order": ["password", "secondFactor"],
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const deleteAccountForm = {
  operation: 'deleteAccount' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
