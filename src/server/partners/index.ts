// What other areas may use; everything else is private to this folder.
export { checkPartner, countPartnerCall } from './admit-partner.ts';
export { makePartnerKey, revokePartnerKey } from './keys.ts';
