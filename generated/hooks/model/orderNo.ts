// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Number of an order. The first letter is the kind: P standard, C customised, S sample.
 * @minLength 10
 * @maxLength 32
 * @pattern ^[A-Z][0-9]+$
 */
export type OrderNo = string;
