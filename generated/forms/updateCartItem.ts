// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './updateCartItem.validators.js';

/** What the form of `updateCartItem` hands over. */
export type Fields = RequestOf<operations['updateCartItem'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    carId: {
      $ref: "#/$defs/CarId",
    },
    num: {
      $ref: "#/$defs/Quantity",
    },
  },
  required: ["carId", "num"],
  $defs: {
    CarId: {
      type: "integer",
      minimum: 1,
      maximum: 9007199254740991,
    },
    Quantity: {
      type: "integer",
      minimum: 1,
      maximum: 99999,
    },
  },
};

export const uiSchema: UiSchema = {
  num: {
    "ui:widget": "quantity",
  },
  "ui:order": ["carId", "num"],
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const updateCartItemForm = {
  operation: 'updateCartItem' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
