// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './deleteFootprint.validators.js';

/** What the form of `deleteFootprint` hands over. */
export type Fields = RequestOf<operations['deleteFootprint'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    footId: {
      $ref: "#/$defs/FootId",
    },
  },
  required: ["footId"],
  $defs: {
    FootId: {
      type: "integer",
      minimum: 1,
      maximum: 9007199254740991,
    },
  },
};

export const uiSchema: UiSchema = {
  "ui:order": ["footId"],
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const deleteFootprintForm = {
  operation: 'deleteFootprint' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
