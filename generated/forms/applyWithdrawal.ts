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
    cashType: {
      type: "integer",
      enum: [1, 2],
    },
    cashAmount: {
      type: "integer",
      minimum: 1,
      maximum: 5000000,
    },
    cashAccount: {
      type: "string",
      pattern: "^\\S+$",
      minLength: 1,
      maxLength: 50,
    },
    secondFactor: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 30,
    },
  },
  required: ["cashAccount", "cashAmount", "cashType"],
};

export const uiSchema: UiSchema = {
  cashType: {
    "ui:widget": "radio",
    "ui:options": {
      names: ["alipay", "paypal"],
    },
  },
  cashAmount: {
    "ui:widget": "money",
    "ui:options": {
      from: "cashType",
    },
  },
  cashAccount: {
    "ui:widget": "text",
    "ui:options": {
      noSpaces: true,
    },
  },
  "ui:order": ["cashType", "cashAmount", "cashAccount", "secondFactor"],
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
