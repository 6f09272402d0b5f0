// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * A moment in UTC, RFC 3339.
 * @maxLength 40
 */
export type DateTime = string;
