// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './addAddress.validators.js';

/** What the form of `addAddress` hands over. */
export type Fields = RequestOf<operations['addAddress'], never>;

export const schema: RJSFSchema = {
  type: "object",
  additionalProperties: false,
  properties: {
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
  },
  required: ["mechanismName", "contacts", "country", "address", "zipCode", "contactPhone"],
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
  "ui:order": ["mechanismName", "contacts", "country", "address", "zipCode", "contactPhone"],
};

export { validators };

/** The whole form, as the renderer takes it; `fields` is there for its type only. */
export const addAddressForm = {
  operation: 'addAddress' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
