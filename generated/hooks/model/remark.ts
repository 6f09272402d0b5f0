// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Position in the chat, passed through unchanged: send the position of the newest message that is known.
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]*$
 */
export type Remark = string;
