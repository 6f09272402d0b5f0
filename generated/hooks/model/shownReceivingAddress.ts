// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Postal address in one line, its regions and commas in the language of the request; the street is as it was written.
 * @minLength 1
 * @maxLength 1200
 * @pattern \S
 */
export type ShownReceivingAddress = string;
