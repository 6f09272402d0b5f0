// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './listProducts.validators.js';

/** What the form of `listProducts` hands over. */
export type Fields = RequestOf<operations['listProducts'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    recommend: {
      type: "integer",
      enum: [1, 3],
    },
    catalogId: {
      $ref: "#/$defs/CatalogId",
    },
    keyWord: {
      type: "string",
      minLength: 1,
      maxLength: 100,
    },
    inStock: {
      type: "integer",
      enum: [0, 1],
      default: 0,
    },
    minStock: {
      type: "integer",
      minimum: 1,
      maximum: 1000000000,
    },
    minPrice: {
      $ref: "#/$defs/PriceLimit",
    },
    maxPrice: {
      $ref: "#/$defs/PriceLimit",
    },
    quantity: {
      type: "integer",
      minimum: 1,
      maximum: 99999,
    },
    sort: {
      type: "string",
      pattern: "^(price|stock|productNum|column[0-9]{1,9})$",
      maxLength: 20,
    },
    order: {
      type: "string",
      enum: ["asc", "desc"],
      default: "asc",
    },
    user: {
      type: "string",
      maxLength: 100,
    },
    pageNum: {
      $ref: "#/$defs/PageNum",
    },
    pageSize: {
      type: "integer",
      minimum: 1,
      maximum: 100,
      default: 20,
    },
  },
  $defs: {
    CatalogId: {
      type: "integer",
      minimum: 1,
      maximum: 9007199254740991,
    },
    PageNum: {
      type: "integer",
      minimum: 1,
      maximum: 1000000,
    },
    PriceLimit: {
      type: "number",
      minimum: 0,
      maximum: 100000000,
    },
  },
};

export const uiSchema: UiSchema = {
  recommend: {
    "ui:options": {
      names: ["newProducts", "hotProducts"],
    },
  },
  inStock: {
    "ui:options": {
      names: ["anyStock", "onlyInStock"],
    },
  },
  quantity: {
    "ui:widget": "quantity",
  },
  "ui:order": ["recommend", "catalogId", "keyWord", "inStock", "minStock", "minPrice", "maxPrice", "quantity", "sort", "order", "user", "pageNum", "pageSize"],
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const listProductsForm = {
  operation: 'listProducts' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
