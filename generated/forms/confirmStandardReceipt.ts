// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './confirmStandardReceipt.validators.js';

/** What the form of `confirmStandardReceipt` hands over. */
export type Fields = RequestOf<operations['confirmStandardReceipt'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    orderNo: {
      $ref: "#/$defs/OrderNo",
    },
  },
  required: ["orderNo"],
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
  "ui:order": ["orderNo"],
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const confirmStandardReceiptForm = {
  operation: 'confirmStandardReceipt' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
