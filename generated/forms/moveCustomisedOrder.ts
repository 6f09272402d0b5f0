// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './moveCustomisedOrder.validators.js';

/** What the form of `moveCustomisedOrder` hands over. */
export type Fields = RequestOf<operations['moveCustomisedOrder'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    orderNo: {
      $ref: "#/$defs/OrderNo",
    },
    state: {
      type: "integer",
      enum: [1, 2],
    },
  },
  required: ["orderNo", "state"],
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
  state: {
    "ui:options": {
      names: ["confirmReceipt", "cancelOrder"],
    },
  },
  "ui:order": ["orderNo", "state"],
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const moveCustomisedOrderForm = {
  operation: 'moveCustomisedOrder' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
