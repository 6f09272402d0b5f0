// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * A new password, 8 to 20 characters with at least one letter and one digit and no spaces. Forms ask for it twice.
 * @minLength 8
 * @maxLength 20
 * @pattern ^(?=.*[A-Za-z])(?=.*[0-9])[!-~]+$
 */
export type NewPassword = string;
