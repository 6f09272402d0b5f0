// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './submitCartOrder.validators.js';

/** What the form of `submitCartOrder` hands over. */
export type Fields = RequestOf<operations['submitCartOrder'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    discountType: {
      type: "integer",
      enum: [1, 2, 3],
      default: 3,
    },
    integralMoney: {
      type: "integer",
      minimum: 0,
      maximum: 10000000000000,
    },
    integralNum: {
      type: "integer",
      minimum: 0,
      maximum: 1000000000,
    },
    moneyNum: {
      type: "integer",
      minimum: 0,
      maximum: 10000000000000,
    },
    productInfos: {
      $ref: "#/$defs/ProductInfos",
    },
    receivingAddress: {
      $ref: "#/$defs/ReceivingAddress",
    },
    receivingPhone: {
      $ref: "#/$defs/ReceivingPhone",
    },
    receivingUser: {
      $ref: "#/$defs/ReceivingUser",
    },
  },
  required: ["discountType", "integralMoney", "integralNum", "productInfos", "receivingAddress", "receivingPhone", "receivingUser"],
  $defs: {
    ProductId: {
      type: "integer",
      minimum: 1,
      maximum: 9007199254740991,
    },
    ProductInfo: {
      type: "object",
      additionalProperties: false,
      required: ["carId", "num", "productId", "productNum"],
      properties: {
        carId: {
          type: "integer",
          minimum: 1,
          maximum: 9007199254740991,
        },
        num: {
          type: "integer",
          minimum: 1,
          maximum: 99999,
        },
        productId: {
          $ref: "#/$defs/ProductId",
        },
        productNum: {
          $ref: "#/$defs/ProductNum",
        },
      },
    },
    ProductInfos: {
      type: "array",
      minItems: 1,
      maxItems: 200,
      items: {
        $ref: "#/$defs/ProductInfo",
      },
    },
    ProductNum: {
      type: "string",
      minLength: 1,
      maxLength: 100,
    },
    ReceivingAddress: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 500,
    },
    ReceivingPhone: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 50,
    },
    ReceivingUser: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 50,
    },
  },
};

export const uiSchema: UiSchema = {
  discountType: {
    "ui:options": {
      names: ["memberDiscount", "pointsDiscount", "noDiscount"],
    },
  },
  "ui:order": ["discountType", "integralMoney", "integralNum", "moneyNum", "productInfos", "receivingAddress", "receivingPhone", "receivingUser"],
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const submitCartOrderForm = {
  operation: 'submitCartOrder' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
