// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * What the cashier needs to know of a new order.
 */
export interface PaymentFigures {
  /**
     * Amount to pay in US cents; `payAmount` of the payment data.
     * @minimum 0
     * @maximum 10000000000000
     */
  usMoney: number;
  /**
     * Amount to pay in yuan cents, at the rate of the order: the sum of the lines, each its unit price in yuan (rounded to five
     * decimals) times the quantity, rounded to the cent, less the exchanged deduction; never below 0, and 0 where `usMoney` is 0.
     * It is computed once, when the order is placed.
     * @minimum 0
     * @maximum 10000000000000
     */
  zhMoney: number;
}
