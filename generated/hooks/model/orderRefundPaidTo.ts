// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Where it goes. Another method than `paidBy` only where the payment service refused for good, so that the balance of the currency got it.
 */
export type OrderRefundPaidTo = typeof OrderRefundPaidTo[keyof typeof OrderRefundPaidTo];


export const OrderRefundPaidTo = {
  cardOrAlipay: 1,
  paypalDollars: 2,
  yuanBalance: 3,
  dollarBalance: 4,
} as const;
