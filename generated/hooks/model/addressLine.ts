// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Street and number.
 * @minLength 1
 * @maxLength 50
 * @pattern \S
 */
export type AddressLine = string;
