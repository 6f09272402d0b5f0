// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './applySample.validators.js';

/** What the form of `applySample` hands over. */
export type Fields = RequestOf<operations['applySample'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    productId: {
      $ref: "#/$defs/ProductId",
    },
    integralNum: {
      type: "integer",
      minimum: 1,
      maximum: 1000000,
    },
    receivingUser: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 50,
    },
    receivingPhone: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 50,
    },
    receivingAddress: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 500,
    },
  },
  required: ["productId", "integralNum", "receivingAddress", "receivingPhone", "receivingUser"],
  $defs: {
    ProductId: {
      type: "integer",
      minimum: 1,
      maximum: 9007199254740991,
    },
  },
};

export const uiSchema: UiSchema = {
  integralNum: {
    "ui:widget": "hidden",
  },
  receivingPhone: {
    "ui:widget": "phone",
  },
  receivingAddress: {
    "ui:widget": "longText",
  },
  "ui:order": ["productId", "integralNum", "receivingUser", "receivingPhone", "receivingAddress"],
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const applySampleForm = {
  operation: 'applySample' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
