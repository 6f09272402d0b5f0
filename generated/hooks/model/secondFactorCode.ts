// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * The 6 digits that the authenticator app shows, or a recovery code. Blanks and hyphens do not matter. Each works once.
 * @minLength 1
 * @maxLength 30
 * @pattern \S
 */
export type SecondFactorCode = string;
