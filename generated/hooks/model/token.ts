// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * The session token that a sign-in returns. Added to every call when there is one.
 * @minLength 1
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type Token = string;
