// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { AddressCompany } from './addressCompany.ts';
import type { AddressContacts } from './addressContacts.ts';
import type { AddressLine } from './addressLine.ts';
import type { AddressPhone } from './addressPhone.ts';
import type { AddressZipCode } from './addressZipCode.ts';
import type { RegionPath } from './regionPath.ts';

/**
 * A new address. All six fields are required and not blank.
 */
export interface AddAddressForm {
  mechanismName: AddressCompany;
  contacts: AddressContacts;
  country: RegionPath;
  address: AddressLine;
  zipCode: AddressZipCode;
  contactPhone: AddressPhone;
}
