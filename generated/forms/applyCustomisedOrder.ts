// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './applyCustomisedOrder.validators.js';

/** What the form of `applyCustomisedOrder` hands over. */
export type Fields = RequestOf<operations['applyCustomisedOrder'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  if: {
    type: "object",
    not: {
      required: ["quotedPart"],
    },
  },
  then: {
    type: "object",
    required: ["indexRequirement", "sizeRequirement", "qualityGrade", "weight", "installationMode", "useEnvironment", "otherProcessRequirements"],
  },
  properties: {
    productName: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 100,
    },
    indexRequirement: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 100,
    },
    sizeRequirement: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 100,
    },
    demandQuantity: {
      type: "string",
      pattern: "^\\s*[1-9]\\d{0,8}(\\D.*)?$",
      minLength: 1,
      maxLength: 100,
    },
    deliveryCycle: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 100,
    },
    qualityGrade: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 100,
    },
    weight: {
      type: "string",
      pattern: "^\\s*(?=[\\d.]*[1-9])\\d{1,9}(\\.\\d{1,4})?\\s*$",
      minLength: 1,
      maxLength: 100,
    },
    installationMode: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 100,
    },
    useEnvironment: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 100,
    },
    receivingAddress: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 100,
    },
    receivingPhone: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 100,
    },
    otherProcessRequirements: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 100,
    },
    receivingUser: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 100,
    },
    detailedDescription: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 2000,
    },
    annexFile: {
      type: "string",
      format: "uri-reference",
      minLength: 1,
      maxLength: 500,
    },
    quotedPart: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 100,
    },
  },
  required: ["productName", "demandQuantity", "deliveryCycle", "receivingAddress", "receivingPhone", "receivingUser", "detailedDescription"],
};

export const uiSchema: UiSchema = {
  receivingPhone: {
    "ui:widget": "phone",
  },
  detailedDescription: {
    "ui:widget": "longText",
    "ui:options": {
      counter: true,
    },
  },
  annexFile: {
    "ui:widget": "upload",
    "ui:options": {
      maxFiles: 1,
    },
  },
  "ui:order": ["productName", "indexRequirement", "sizeRequirement", "demandQuantity", "deliveryCycle", "qualityGrade", "weight", "installationMode", "useEnvironment", "receivingAddress", "receivingPhone", "otherProcessRequirements", "receivingUser", "detailedDescription", "annexFile", "quotedPart"],
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const applyCustomisedOrderForm = {
  operation: 'applyCustomisedOrder' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
