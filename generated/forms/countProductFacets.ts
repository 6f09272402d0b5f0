// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './countProductFacets.validators.js';

/** What the form of `countProductFacets` hands over. */
export type Fields = RequestOf<operations['countProductFacets'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    catalogId: {
      $ref: "#/$defs/CatalogId",
    },
    recommend: {
      type: "integer",
      enum: [1, 3],
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
  },
  required: ["catalogId"],
  $defs: {
    CatalogId: {
      type: "integer",
      minimum: 1,
      maximum: 9007199254740991,
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
  "ui:order": ["catalogId", "recommend", "keyWord", "inStock"],
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const countProductFacetsForm = {
  operation: 'countProductFacets' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
