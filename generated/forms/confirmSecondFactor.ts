// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './confirmSecondFactor.validators.js';

/** What the form of `confirmSecondFactor` hands over. */
export type Fields = RequestOf<operations['confirmSecondFactor'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    code: {
      type: "string",
      pattern: "^[0-9]{6}$",
      minLength: 6,
      maxLength: 6,
    },
  },
  required: ["code"],
};

export const uiSchema: UiSchema = {
  code: {
    "ui:widget": "digits",
  },
  "ui:order": ["code"],
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const confirmSecondFactorForm = {
  operation: 'confirmSecondFactor' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
