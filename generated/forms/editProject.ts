// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './editProject.validators.js';

/** What the form of `editProject` hands over. */
export type Fields = RequestOf<operations['editProject'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
    projectId: {
      $ref: "#/$defs/ProjectId",
    },
    projectName: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 50,
    },
    phone: {
      type: "string",
      pattern: "^1[34578][0-9]{9}$",
      minLength: 1,
      maxLength: 50,
    },
    projectDescribe: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 500,
    },
  },
  required: ["projectId", "projectName", "phone", "projectDescribe"],
  $defs: {
    ProjectId: {
      type: "integer",
      minimum: 1,
      maximum: 9007199254740991,
    },
  },
};

export const uiSchema: UiSchema = {
  phone: {
    "ui:widget": "mobile",
  },
  projectDescribe: {
    "ui:widget": "longText",
    "ui:options": {
      counter: true,
    },
  },
  "ui:order": ["projectId", "projectName", "phone", "projectDescribe"],
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const editProjectForm = {
  operation: 'editProject' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
