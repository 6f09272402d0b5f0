// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './applyWithdrawal.validators.js';

/** What the form of `applyWithdrawal` hands over. */
export type Fields = RequestOf<operations['applyWithdrawal'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    cashAccount: {
      type: "string",
      pattern: "^\\S+$",
      minLength: 1,
      maxLength: 50,
    },
    cashAmount: {
      type: "integer",
      minimum: 1,
      maximum: 5000000,
    },
    cashType: {
      type: "integer",
      enum: [1, 2],
    },
  },
  required: ["cashAccount", "cashAmount", "cashType"],
};

export const uiSchema: UiSchema = {
  cashAccount: {
    "ui:widget": "text",
    "ui:options": {
      noSpaces: true,
    },
  },
  cashAmount: {
    "ui:widget": "money",
  },
  cashType: {
    "ui:widget": "radio",
    "ui:options": {
      names: ["alipay", "paypal"],
    },
  },
  "ui:order": ["cashAccount", "cashAmount", "cashType"],
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const applyWithdrawalForm = {
  operation: 'applyWithdrawal' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
