// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * A link of this server that works for a few minutes, for anyone who has it.
 * @minLength 1
 * @maxLength 2000
 */
export type SignedLink = string;
