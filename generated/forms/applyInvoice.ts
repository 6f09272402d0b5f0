// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './applyInvoice.validators.js';

/** What the form of `applyInvoice` hands over. */
export type Fields = RequestOf<operations['applyInvoice'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  if: {
    type: "object",
    required: ["orderType"],
    properties: {
      orderType: {
        const: 2,
      },
    },
  },
  then: {
    type: "object",
    required: ["customizedIds"],
  },
  properties: {
    orderNo: {
      $ref: "#/$defs/OrderNo",
    },
    customizedIds: {
      type: "string",
      pattern: "^[1-9][0-9]*(,[1-9][0-9]*)*$",
      minLength: 1,
      maxLength: 1000,
    },
    invoiceType: {
      $ref: "#/$defs/InvoiceType",
    },
    orderType: {
      type: "integer",
      enum: [1, 2],
    },
    invoiceInfo: {
      $ref: "#/$defs/InvoiceInfo",
    },
  },
  required: ["orderNo", "invoiceType", "orderType", "invoiceInfo"],
  $defs: {
    InvoiceInfo: {
      type: "object",
      additionalProperties: false,
      required: ["name", "city", "tel", "kfhmc", "kfhzh"],
      properties: {
        name: {
          type: "string",
          pattern: "\\S",
          minLength: 1,
          maxLength: 100,
        },
        num: {
          type: "string",
          maxLength: 50,
        },
        city: {
          type: "string",
          pattern: "\\S",
          minLength: 1,
          maxLength: 100,
        },
        tel: {
          type: "string",
          pattern: "\\S",
          minLength: 1,
          maxLength: 50,
        },
        kfhmc: {
          type: "string",
          pattern: "\\S",
          minLength: 1,
          maxLength: 100,
        },
        kfhzh: {
          type: "string",
          pattern: "\\S",
          minLength: 1,
          maxLength: 50,
        },
      },
    },
    InvoiceType: {
      type: "integer",
      enum: [1, 2],
    },
    OrderNo: {
      type: "string",
      pattern: "^[A-Z][0-9]+$",
      minLength: 10,
      maxLength: 32,
    },
  },
};

export const uiSchema: UiSchema = {
  customizedIds: {
    "ui:widget": "checkbox",
  },
  invoiceType: {
    "ui:widget": "radio",
    "ui:options": {
      names: ["domesticInvoice", "foreignInvoice"],
    },
  },
  orderType: {
    "ui:options": {
      names: ["standardOrder", "customisedOrder"],
    },
  },
  invoiceInfo: {
    tel: {
      "ui:widget": "phone",
    },
  },
  "ui:order": ["orderNo", "customizedIds", "invoiceType", "orderType", "invoiceInfo"],
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const applyInvoiceForm = {
  operation: 'applyInvoice' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
