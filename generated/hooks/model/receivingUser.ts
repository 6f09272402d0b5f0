// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Name of the person who receives the goods.
 * @minLength 1
 * @maxLength 50
 * @pattern \S
 */
export type ReceivingUser = string;
