// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Postal code.
 * @minLength 1
 * @maxLength 50
 * @pattern \S
 */
export type AddressZipCode = string;
