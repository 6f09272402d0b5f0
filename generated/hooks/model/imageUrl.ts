// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Address of one picture, absolute or from the root of this server.
 * @maxLength 2000
 */
export type ImageUrl = string;
