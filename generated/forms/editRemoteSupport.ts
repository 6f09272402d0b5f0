// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './editRemoteSupport.validators.js';

/** What the form of `editRemoteSupport` hands over. */
export type Fields = RequestOf<operations['editRemoteSupport'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    supportId: {
      $ref: "#/$defs/SupportId",
    },
    remark1: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 500,
    },
    communication: {
      type: "integer",
      enum: [1, 2, 3],
    },
    communicationRemark: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 50,
    },
    scheduled: {
      type: "string",
      format: "date",
      maxLength: 10,
    },
    languageType: {
      type: "integer",
      enum: [1, 2],
    },
    remark: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 500,
    },
  },
  required: ["supportId", "remark1", "communication", "communicationRemark", "scheduled", "languageType", "remark"],
  $defs: {
    SupportId: {
      type: "integer",
      minimum: 1,
      maximum: 9007199254740991,
    },
  },
};

export const uiSchema: UiSchema = {
  remark1: {
    "ui:widget": "longText",
    "ui:options": {
      counter: true,
    },
  },
  communication: {
    "ui:widget": "select",
    "ui:options": {
      options: "listCommunicationTypes",
      names: ["videoCall", "phoneCall", "otherWay"],
    },
  },
  scheduled: {
    "ui:widget": "date",
    "ui:options": {
      after: "today",
    },
  },
  languageType: {
    "ui:widget": "radio",
    "ui:options": {
      names: ["chinese", "english"],
    },
  },
  remark: {
    "ui:widget": "longText",
    "ui:options": {
      counter: true,
    },
  },
  "ui:order": ["supportId", "remark1", "communication", "communicationRemark", "scheduled", "languageType", "remark"],
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const editRemoteSupportForm = {
  operation: 'editRemoteSupport' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
