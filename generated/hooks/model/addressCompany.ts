// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Company that receives.
 * @minLength 1
 * @maxLength 50
 * @pattern \S
 */
export type AddressCompany = string;
