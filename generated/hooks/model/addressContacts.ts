// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Person who receives.
 * @minLength 1
 * @maxLength 50
 * @pattern \S
 */
export type AddressContacts = string;
