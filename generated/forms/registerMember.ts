// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './registerMember.validators.js';

/** What the form of `registerMember` hands over. */
export type Fields = RequestOf<operations['registerMember'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
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
    phone: {
      type: "string",
      pattern: "^[+ -]*[0-9][0-9+ -]*$",
      minLength: 1,
      maxLength: 11,
    },
    email: {
      $ref: "#/$defs/Email",
    },
    code: {
      type: "string",
      pattern: "^[0-9]{6}$",
      minLength: 6,
      maxLength: 6,
    },
    password: {
      $ref: "#/$defs/NewPassword",
    },
    country: {
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
    mechanismName: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 100,
    },
  },
  required: ["name", "surname", "phone", "email", "code", "password", "country", "provinces", "mechanismName"],
  $defs: {
    Email: {
      type: "string",
      format: "email",
      minLength: 3,
      maxLength: 254,
    },
    NewPassword: {
      type: "string",
      pattern: "^(?!\\s)(?=.*\\p{L})(?=.*\\p{N})[^\\p{Cc}]*[^\\p{Cc}\\s]$",
      minLength: 8,
      maxLength: 20,
    },
  },
};

export const uiSchema: UiSchema = {
  phone: {
    "ui:widget": "phone",
  },
  email: {
    "ui:widget": "email",
  },
  code: {
    "ui:widget": "mailedCode",
    "ui:options": {
      sends: "sendRegistrationCode",
      from: "email",
    },
  },
  password: {
    "ui:widget": "newPassword",
  },
  country: {
    "ui:widget": "country",
    "ui:options": {
      options: "getRegionTree",
    },
  },
  provinces: {
    "ui:widget": "province",
    "ui:options": {
      options: "getRegionTree",
      from: "country",
    },
  },
  "ui:order": ["name", "surname", "phone", "email", "code", "password", "country", "provinces", "mechanismName"],
  "ui:fieldOrder": {
    zh_CN: ["surname", "name"],
  },
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const registerMemberForm = {
  operation: 'registerMember' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
