// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Whole postal address in one line: region path, street, post code, company.
 * @minLength 1
 * @maxLength 500
 * @pattern \S
 */
export type ReceivingAddress = string;
