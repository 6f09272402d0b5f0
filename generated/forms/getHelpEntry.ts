// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './getHelpEntry.validators.js';

/** What the form of `getHelpEntry` hands over. */
export type Fields = RequestOf<operations['getHelpEntry'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    id: {
      $ref: "#/$defs/HelpId",
    },
  },
  required: ["id"],
  $defs: {
    HelpId: {
      type: "integer",
      minimum: 1,
      maximum: 9007199254740991,
    },
  },
};

export const uiSchema: UiSchema = {
  "ui:order": ["id"],
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const getHelpEntryForm = {
  operation: 'getHelpEntry' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
