// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './listSolutions.validators.js';

/** What the form of `listSolutions` hands over. */
export type Fields = RequestOf<operations['listSolutions'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    pageNum: {
      $ref: "#/$defs/PageNum",
    },
    pageSize: {
      type: "integer",
      minimum: 1,
      maximum: 100,
      default: 10,
    },
  },
  $defs: {
    PageNum: {
      type: "integer",
      minimum: 1,
      maximum: 1000000,
    },
  },
};

export const uiSchema: UiSchema = {
  "ui:order": ["pageNum", "pageSize"],
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const listSolutionsForm = {
  operation: 'listSolutions' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
