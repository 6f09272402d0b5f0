// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Only products whose price of one piece is at least (`minPrice`) or at most (`maxPrice`) this, in dollar cents with at most 4 decimals:
 * the price at `quantity` when the request has one. Products whose price is on request are left out.
 * @minimum 0
 * @maximum 100000000
 */
export type PriceLimit = number;
