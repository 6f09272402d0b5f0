// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './moveSampleOrder.validators.js';

/** What the form of `moveSampleOrder` hands over. */
export type Fields = RequestOf<operations['moveSampleOrder'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    sampleId: {
      $ref: "#/$defs/SampleId",
    },
    type: {
      type: "integer",
      enum: [3, 5],
    },
  },
  required: ["sampleId", "type"],
  $defs: {
    SampleId: {
      type: "integer",
      minimum: 1,
      maximum: 9007199254740991,
    },
  },
};

export const uiSchema: UiSchema = {
  type: {
    "ui:options": {
      names: ["confirmReceipt", "cancelOrder"],
    },
  },
  "ui:order": ["sampleId", "type"],
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const moveSampleOrderForm = {
  operation: 'moveSampleOrder' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
