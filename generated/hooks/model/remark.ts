// Generated from openapi/ by `npm run generate`. Never edited by hand.
/**
 * Place in the chat. It is passed through unchanged: send that of the newest message that is known.
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]*$
 */
export type Remark = string;
