// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * A new password, 8 to 20 characters of any script with at least one letter and one digit, and none of the most common passwords.
 * Spaces are allowed inside, control characters are not. It is compared in Unicode normalization form NFKC, so that a character of
 * full width is the same as the plain one. Forms ask for it twice.
 * @minLength 8
 * @maxLength 20
 * @pattern ^(?!\s)(?=.*\p{L})(?=.*\p{N})[^\p{Cc}]*[^\p{Cc}\s]$
 */
export type NewPassword = string;
