// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * The order that the chat is about: its number.
 * @minLength 10
 * @maxLength 32
 * @pattern ^[A-Z][0-9]+$
 */
export type ObjectId = string;
