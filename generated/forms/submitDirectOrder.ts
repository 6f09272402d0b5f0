// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './submitDirectOrder.validators.js';

/** What the form of `submitDirectOrder` hands over. */
export type Fields = RequestOf<operations['submitDirectOrder'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    discountType: {
      type: "integer",
      enum: [1, 2, 3],
      default: 3,
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
    num: {
      type: "integer",
      minimum: 1,
      maximum: 99999,
    },
    productId: {
      $ref: "#/$defs/ProductId",
    },
    backorderWeeks: {
      $ref: "#/$defs/ShownWeeks",
    },
    backordered: {
      $ref: "#/$defs/ShownLaterPieces",
    },
    productName: {
      $ref: "#/$defs/ProductName",
    },
    productNum: {
      $ref: "#/$defs/ProductNum",
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
    unitPrice: {
      $ref: "#/$defs/UnitPrice",
    },
  },
  required: ["discountType", "integralNum", "moneyNum", "num", "productId", "productName", "productNum", "receivingAddress", "receivingPhone", "receivingUser", "unitPrice"],
  $defs: {
    BackorderWeeks: {
      type: "integer",
      minimum: 1,
      maximum: 104,
    },
    BackorderedPieces: {
      type: "integer",
      minimum: 1,
      maximum: 99999,
    },
    ProductId: {
      type: "integer",
      minimum: 1,
      maximum: 9007199254740991,
    },
    ProductName: {
      type: "string",
      minLength: 1,
      maxLength: 200,
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
    ShownLaterPieces: {
      $ref: "#/$defs/BackorderedPieces",
    },
    ShownWeeks: {
      $ref: "#/$defs/BackorderWeeks",
    },
    UnitPrice: {
      type: "number",
      minimum: 0,
      maximum: 100000000,
    },
  },
};

export const uiSchema: UiSchema = {
  discountType: {
    "ui:options": {
      names: ["memberDiscount", "pointsDiscount", "noDiscount"],
    },
  },
  num: {
    "ui:widget": "quantity",
  },
  "ui:order": ["discountType", "integralNum", "moneyNum", "num", "productId", "backorderWeeks", "backordered", "productName", "productNum", "receivingAddress", "receivingPhone", "receivingUser", "unitPrice"],
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const submitDirectOrderForm = {
  operation: 'submitDirectOrder' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
