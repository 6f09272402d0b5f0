// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { AddressCompany } from './addressCompany.ts';
import type { AddressContacts } from './addressContacts.ts';
import type { AddressId } from './addressId.ts';
import type { AddressLine } from './addressLine.ts';
import type { AddressPhone } from './addressPhone.ts';
import type { AddressZipCode } from './addressZipCode.ts';
import type { EditAddressFormDefaultState } from './editAddressFormDefaultState.ts';
import type { RegionPath } from './regionPath.ts';

/**
 * An address and its new fields. Of the six fields come all or none.
 */
export interface EditAddressForm {
  addressId: AddressId;
  mechanismName?: AddressCompany;
  contacts?: AddressContacts;
  country?: RegionPath;
  address?: AddressLine;
  zipCode?: AddressZipCode;
  contactPhone?: AddressPhone;
  /** 1 makes the address the default one. */
  defaultState?: EditAddressFormDefaultState;
}
