// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './loginMember.validators.js';

/** What the form of `loginMember` hands over. */
export type Fields = RequestOf<operations['loginMember'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    email: {
      $ref: "#/$defs/Email",
    },
    password: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 100,
    },
    code: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 10,
    },
    loginMark: {
      $ref: "#/$defs/LoginMark",
    },
    secondFactor: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 30,
    },
  },
  required: ["email", "password", "code", "loginMark"],
  $defs: {
    Email: {
      type: "string",
      format: "email",
      minLength: 3,
      maxLength: 254,
    },
    LoginMark: {
      type: "string",
      pattern: "^[A-Za-z0-9_-]+$",
      minLength: 16,
      maxLength: 64,
    },
  },
};

export const uiSchema: UiSchema = {
  email: {
    "ui:widget": "email",
  },
  password: {
    "ui:widget": "password",
  },
  code: {
    "ui:widget": "captcha",
    "ui:options": {
      sends: "getVerifyCode",
    },
  },
  loginMark: {
    "ui:widget": "hidden",
  },
  "ui:order": ["email", "password", "code", "loginMark", "secondFactor"],
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const loginMemberForm = {
  operation: 'loginMember' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
