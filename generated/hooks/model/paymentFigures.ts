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
     * The same amount in yuan cents, at the rate of the order.
     * @minimum 0
     * @maximum 10000000000000
     */
  zhMoney: number;
}
