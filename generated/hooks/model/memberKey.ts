// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Who the chat is with: the fixed id of the customer service, `service`.
 * @minLength 1
 * @maxLength 32
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type MemberKey = string;
