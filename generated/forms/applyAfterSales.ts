// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './applyAfterSales.validators.js';

/** What the form of `applyAfterSales` hands over. */
export type Fields = RequestOf<operations['applyAfterSales'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    orderType: {
      type: "integer",
      enum: [1, 2],
    },
    orderNo: {
      $ref: "#/$defs/OrderNo",
    },
    serviceType: {
      type: "integer",
      enum: [1, 2],
    },
    questionContent: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 500,
    },
  },
  required: ["orderType", "orderNo", "questionContent", "serviceType"],
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
  orderType: {
    "ui:options": {
      names: ["standardOrder", "customisedOrder"],
    },
  },
  serviceType: {
    "ui:widget": "radio",
    "ui:options": {
      names: ["returnGoods", "exchangeGoods"],
    },
  },
  questionContent: {
    "ui:widget": "longText",
    "ui:options": {
      counter: true,
    },
  },
  "ui:order": ["orderType", "orderNo", "serviceType", "questionContent"],
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const applyAfterSalesForm = {
  operation: 'applyAfterSales' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
