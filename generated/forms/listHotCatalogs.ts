// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './listHotCatalogs.validators.js';

/** What the form of `listHotCatalogs` hands over. */
export type Fields = RequestOf<operations['listHotCatalogs'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    product: {
      type: "integer",
      enum: [1],
    },
    home: {
      type: "integer",
      enum: [1],
    },
  },
};

export const uiSchema: UiSchema = {
  product: {
    "ui:options": {
      names: ["cataloguePanel"],
    },
  },
  home: {
    "ui:options": {
      names: ["homePage"],
    },
  },
  "ui:order": ["product", "home"],
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const listHotCatalogsForm = {
  operation: 'listHotCatalogs' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
