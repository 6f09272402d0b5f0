// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * One price tier.
 */
export interface PriceTier {
  /**
     * The tier applies from this quantity on.
     * @minimum 1
     * @maximum 1000000000
     */
  num: number;
  /**
     * Price of one piece in dollar cents with at most 4 decimals.
     * @minimum 0
     * @maximum 100000000
     */
  price: number;
}
