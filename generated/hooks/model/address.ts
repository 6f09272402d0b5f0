// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { AddressCompany } from './addressCompany.ts';
import type { AddressContacts } from './addressContacts.ts';
import type { AddressDefaultState } from './addressDefaultState.ts';
import type { AddressId } from './addressId.ts';
import type { AddressLine } from './addressLine.ts';
import type { AddressPhone } from './addressPhone.ts';
import type { AddressZipCode } from './addressZipCode.ts';
import type { RegionPath } from './regionPath.ts';

/**
 * A receiving address.
 */
export interface Address {
  addressId: AddressId;
  mechanismName: AddressCompany;
  contacts: AddressContacts;
  country: RegionPath;
  address: AddressLine;
  zipCode: AddressZipCode;
  contactPhone: AddressPhone;
  /** 1 for the default address, 0 for any other. */
  defaultState: AddressDefaultState;
}
