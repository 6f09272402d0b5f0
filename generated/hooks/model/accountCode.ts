// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * The 6 digits from the e-mail. Good for 10 minutes and 5 tries.
 * @minLength 6
 * @maxLength 6
 * @pattern ^[0-9]{6}$
 */
export type AccountCode = string;
