// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * The unit price when the member kept the product or last looked at it, in dollar cents with at most 4 decimals. It differs from `unitPrice` when the price has changed since. Absent when the product had no price.
 * @minimum 0
 * @maximum 100000000
 */
export type PriceThen = number;
