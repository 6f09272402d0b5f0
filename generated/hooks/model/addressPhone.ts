// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Phone of the person who receives.
 * @minLength 1
 * @maxLength 50
 * @pattern \S
 */
export type AddressPhone = string;
