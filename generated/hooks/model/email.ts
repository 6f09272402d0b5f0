// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * An e-mail address.
 * @minLength 3
 * @maxLength 254
 */
export type Email = string;
