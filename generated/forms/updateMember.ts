// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './updateMember.validators.js';

/** What the form of `updateMember` hands over. */
export type Fields = RequestOf<operations['updateMember'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    sex: {
      type: "integer",
      enum: [1, 2],
    },
    mechanismName: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 100,
    },
    provinces: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 100,
    },
    country: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 100,
    },
    headImage: {
      type: "string",
      format: "uri-reference",
      maxLength: 2000,
    },
    phone: {
      type: "string",
      pattern: "^[0-9]+$",
      minLength: 1,
      maxLength: 11,
    },
    name: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 50,
    },
    surname: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 50,
    },
  },
  required: ["mechanismName", "provinces", "country", "phone"],
};

export const uiSchema: UiSchema = {
  sex: {
    "ui:widget": "radio",
    "ui:options": {
      names: ["male", "female"],
    },
  },
  provinces: {
    "ui:widget": "province",
    "ui:options": {
      options: "getRegionTree",
      from: "country",
    },
  },
  country: {
    "ui:widget": "country",
    "ui:options": {
      options: "getRegionTree",
    },
  },
  headImage: {
    "ui:widget": "imageUpload",
    "ui:options": {
      extensions: [".png", ".jpg", ".jpeg", ".webp"],
      maxBytes: 5242880,
      maxFiles: 1,
    },
  },
  phone: {
    "ui:widget": "digits",
  },
  "ui:order": ["sex", "mechanismName", "provinces", "country", "headImage", "phone", "name", "surname"],
  "ui:fieldOrder": {
    zh_CN: ["headImage", "surname", "name", "sex", "phone", "mechanismName", "country", "provinces"],
    en_US: ["headImage", "name", "surname", "sex", "phone", "mechanismName", "country", "provinces"],
  },
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const updateMemberForm = {
  operation: 'updateMember' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
