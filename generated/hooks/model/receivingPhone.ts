// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Phone number of the receiver, in any country.
 * @minLength 1
 * @maxLength 50
 * @pattern \S
 */
export type ReceivingPhone = string;
