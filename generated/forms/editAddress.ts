// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './editAddress.validators.js';

/** What the form of `editAddress` hands over. */
export type Fields = RequestOf<operations['editAddress'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  dependentRequired: {
    mechanismName: ["contacts", "country", "address", "zipCode", "contactPhone"],
    contacts: ["mechanismName", "country", "address", "zipCode", "contactPhone"],
    country: ["mechanismName", "contacts", "address", "zipCode", "contactPhone"],
    address: ["mechanismName", "contacts", "country", "zipCode", "contactPhone"],
    zipCode: ["mechanismName", "contacts", "country", "address", "contactPhone"],
    contactPhone: ["mechanismName", "contacts", "country", "address", "zipCode"],
  },
  properties: {
    addressId: {
      $ref: "#/$defs/AddressId",
    },
    mechanismName: {
      $ref: "#/$defs/AddressCompany",
    },
    contacts: {
      $ref: "#/$defs/AddressContacts",
    },
    country: {
      $ref: "#/$defs/RegionPath",
    },
    address: {
      $ref: "#/$defs/AddressLine",
    },
    zipCode: {
      $ref: "#/$defs/AddressZipCode",
    },
    contactPhone: {
      $ref: "#/$defs/AddressPhone",
    },
    defaultState: {
      type: "integer",
      enum: [1],
    },
  },
  required: ["addressId"],
  $defs: {
    AddressCompany: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 50,
    },
    AddressContacts: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 50,
    },
    AddressId: {
      type: "integer",
      minimum: 1,
      maximum: 9007199254740991,
    },
    AddressLine: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 50,
    },
    AddressPhone: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 50,
    },
    AddressZipCode: {
      type: "string",
      pattern: "\\S",
      minLength: 1,
      maxLength: 50,
    },
    RegionPath: {
      type: "string",
      pattern: "^[^,]*[^,\\s][^,]*(,[^,]*[^,\\s][^,]*)*$",
      minLength: 1,
      maxLength: 200,
    },
  },
};

export const uiSchema: UiSchema = {
  country: {
    "ui:widget": "region",
  },
  contactPhone: {
    "ui:widget": "phone",
  },
  defaultState: {
    "ui:options": {
      names: ["isDefault"],
    },
  },
  "ui:order": ["addressId", "mechanismName", "contacts", "country", "address", "zipCode", "contactPhone", "defaultState"],
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const editAddressForm = {
  operation: 'editAddress' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
