// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './cancelRemoteSupport.validators.js';

/** What the form of `cancelRemoteSupport` hands over. */
export type Fields = RequestOf<operations['cancelRemoteSupport'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    supportId: {
      $ref: "#/$defs/SupportId",
    },
  },
  required: ["supportId"],
  $defs: {
    SupportId: {
      type: "integer",
      minimum: 1,
      maximum: 9007199254740991,
    },
  },
};

export const uiSchema: UiSchema = {
  "ui:order": ["supportId"],
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const cancelRemoteSupportForm = {
  operation: 'cancelRemoteSupport' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
