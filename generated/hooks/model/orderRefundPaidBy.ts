// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * How it was paid, as `payType`.
 */
export type OrderRefundPaidBy = typeof OrderRefundPaidBy[keyof typeof OrderRefundPaidBy];


export const OrderRefundPaidBy = {
  cardOrAlipay: 1,
  paypalDollars: 2,
  yuanBalance: 3,
  dollarBalance: 4,
} as const;
