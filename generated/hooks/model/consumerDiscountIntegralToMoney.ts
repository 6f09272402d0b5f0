// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * What the points of the member are worth.
 */
export type ConsumerDiscountIntegralToMoney = {
  /**
     * The most that points may take off one order, in US cents.
     * @minimum 0
     * @maximum 10000000000000
     */
  maxMoney: number;
  /**
     * The points that `maxMoney` costs. One cent costs maxIntegral / maxMoney points, rounded up to whole points at the total.
     * @minimum 0
     * @maximum 1000000000
     */
  maxIntegral: number;
};
