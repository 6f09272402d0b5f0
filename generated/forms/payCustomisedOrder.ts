// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './payCustomisedOrder.validators.js';

/** What the form of `payCustomisedOrder` hands over. */
export type Fields = RequestOf<operations['payCustomisedOrder'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  if: {
    type: "object",
    required: ["payType"],
    properties: {
      payType: {
        enum: [3, 4],
      },
    },
  },
  then: {
    type: "object",
    required: ["payPassword"],
  },
  properties: {
    orderNo: {
      $ref: "#/$defs/OrderNo",
    },
    payType: {
      type: "integer",
      enum: [1, 2, 3, 4],
    },
    discountType: {
      type: "integer",
      enum: [3],
      default: 3,
    },
    discountAmount: {
      type: "integer",
      enum: [0],
      default: 0,
    },
    totalAmount: {
      type: "integer",
      minimum: 0,
      maximum: 10000000000000,
    },
    integralNum: {
      type: "integer",
      enum: [0],
      default: 0,
    },
    payPassword: {
      type: "string",
      minLength: 1,
      maxLength: 100,
    },
  },
  required: ["orderNo", "payType", "discountType", "discountAmount", "totalAmount", "integralNum"],
  $defs: {
    OrderNo: {
      type: "string",
      pattern: "^[A-Z][0-9]+$",
      minLength: 10,
      maxLength: 32,
    },
  },
};

export const uiSchema: UiSchema = {
  payType: {
    "ui:options": {
      names: ["cardOrAlipay", "paypalDollars", "yuanBalance", "dollarBalance"],
    },
  },
  discountType: {
    "ui:widget": "hidden",
    "ui:options": {
      names: ["noDiscount"],
    },
  },
  discountAmount: {
    "ui:widget": "hidden",
    "ui:options": {
      names: ["nothing"],
    },
  },
  integralNum: {
    "ui:widget": "hidden",
    "ui:options": {
      names: ["nothing"],
    },
  },
  payPassword: {
    "ui:widget": "password",
  },
  "ui:order": ["orderNo", "payType", "discountType", "discountAmount", "totalAmount", "integralNum", "payPassword"],
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const payCustomisedOrderForm = {
  operation: 'payCustomisedOrder' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
