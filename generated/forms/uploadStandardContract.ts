// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './uploadStandardContract.validators.js';

/** What the form of `uploadStandardContract` hands over. */
export type Fields = RequestOf<operations['uploadStandardContract'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    orderNo: {
      $ref: "#/$defs/OrderNo",
    },
    contractLink: {
      $ref: "#/$defs/ContractLink",
    },
  },
  required: ["orderNo", "contractLink"],
  $defs: {
    ContractLink: {
      type: "string",
      pattern: "^[^,]+\\.([dD][oO][cC][xX]?|[pP][dD][fF]),[^,]+$",
      minLength: 1,
      maxLength: 800,
    },
    OrderNo: {
      type: "string",
      pattern: "^[A-Z][0-9]+$",
      minLength: 10,
      maxLength: 32,
    },
  },
};

export const uiSchema: UiSchema = {
  contractLink: {
    "ui:widget": "upload",
    "ui:options": {
      extensions: [".doc", ".docx", ".pdf"],
      maxBytes: 5242880,
      maxFiles: 1,
      keeps: "nameAndPath",
    },
  },
  "ui:order": ["orderNo", "contractLink"],
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const uploadStandardContractForm = {
  operation: 'uploadStandardContract' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
