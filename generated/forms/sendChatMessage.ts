// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './sendChatMessage.validators.js';

/** What the form of `sendChatMessage` hands over. */
export type Fields = RequestOf<operations['sendChatMessage'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    content: {
      $ref: "#/$defs/ChatText",
    },
    getId: {
      $ref: "#/$defs/MemberKey",
    },
    objectId: {
      $ref: "#/$defs/ObjectId",
    },
    objectType: {
      $ref: "#/$defs/ObjectType",
    },
  },
  required: ["content", "getId", "objectId", "objectType"],
  $defs: {
    ChatText: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 500,
    },
    MemberKey: {
      type: "string",
      pattern: "^[A-Za-z0-9_-]+$",
      minLength: 1,
      maxLength: 32,
    },
    ObjectId: {
      type: "string",
      pattern: "^[A-Z][0-9]+$",
      minLength: 10,
      maxLength: 32,
    },
    ObjectType: {
      type: "integer",
      enum: [1, 2, 3],
    },
  },
};

export const uiSchema: UiSchema = {
  content: {
    "ui:widget": "longText",
    "ui:options": {
      counter: true,
    },
  },
  objectType: {
    "ui:options": {
      names: ["standardOrder", "customisedOrder", "sampleOrder"],
    },
  },
  "ui:order": ["content", "getId", "objectId", "objectType"],
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const sendChatMessageForm = {
  operation: 'sendChatMessage' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
