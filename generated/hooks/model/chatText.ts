// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Text of the message.
 * @minLength 1
 * @maxLength 500
 * @pattern \S
 */
export type ChatText = string;
