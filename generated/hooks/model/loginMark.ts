// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Says which picture the code belongs to. Sent back with the code.
 * @minLength 16
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type LoginMark = string;
