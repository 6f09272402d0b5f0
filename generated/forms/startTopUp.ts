// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './startTopUp.validators.js';

/** What the form of `startTopUp` hands over. */
export type Fields = RequestOf<operations['startTopUp'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    payType: {
      type: "integer",
      enum: [1, 2],
    },
    amount: {
      type: "integer",
      minimum: 1,
      maximum: 5000000,
    },
  },
  required: ["payType", "amount"],
};

export const uiSchema: UiSchema = {
  payType: {
    "ui:widget": "radio",
    "ui:options": {
      names: ["alipayYuan", "paypalDollars"],
    },
  },
  amount: {
    "ui:widget": "money",
    "ui:options": {
      from: "payType",
    },
  },
  "ui:order": ["payType", "amount"],
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const startTopUpForm = {
  operation: 'startTopUp' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
