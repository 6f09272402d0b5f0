// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * A number of orders.
 * @minimum 0
 * @maximum 1000000000
 */
export type WaitingOrders = number;
