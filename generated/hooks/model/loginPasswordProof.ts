// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * The login password.
 * @minLength 1
 * @maxLength 100
 * @pattern \S
 */
export type LoginPasswordProof = string;
