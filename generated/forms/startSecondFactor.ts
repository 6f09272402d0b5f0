// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './startSecondFactor.validators.js';

/** What the form of `startSecondFactor` hands over. */
export type Fields = RequestOf<operations['startSecondFactor'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    password: {
      $ref: "#/$defs/LoginPasswordProof",
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
  },
};

export const uiSchema: UiSchema = {
  password: {
    "ui:widget": "password",
  },
  "ui:order": ["password"],
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const startSecondFactorForm = {
  operation: 'startSecondFactor' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
