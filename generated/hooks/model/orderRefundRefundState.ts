// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * 1 on its way until the payment service confirms it, 2 returned by the payment service, 3 credited to the balance.
 */
export type OrderRefundRefundState = typeof OrderRefundRefundState[keyof typeof OrderRefundRefundState];


export const OrderRefundRefundState = {
  refundPending: 1,
  refundDone: 2,
  creditedToBalance: 3,
} as const;
