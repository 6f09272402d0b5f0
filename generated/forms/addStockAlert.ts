// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './addStockAlert.validators.js';

/** What the form of `addStockAlert` hands over. */
export type Fields = RequestOf<operations['addStockAlert'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    productId: {
      $ref: "#/$defs/ProductId",
    },
    email: {
      $ref: "#/$defs/Email",
    },
  },
  required: ["productId"],
  $defs: {
    Email: {
      type: "string",
      format: "email",
      minLength: 3,
      maxLength: 254,
    },
    ProductId: {
      type: "integer",
      minimum: 1,
      maximum: 9007199254740991,
    },
  },
};

export const uiSchema: UiSchema = {
  productId: {
    "ui:widget": "hidden",
  },
  email: {
    "ui:widget": "email",
  },
  "ui:order": ["productId", "email"],
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const addStockAlertForm = {
  operation: 'addStockAlert' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
