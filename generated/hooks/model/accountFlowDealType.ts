// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * What moved the money. Any value not listed is shown as order refund.
 */
export type AccountFlowDealType = typeof AccountFlowDealType[keyof typeof AccountFlowDealType];


export const AccountFlowDealType = {
  withdrawalApplied: 1,
  withdrawalRefund: 2,
  recharge: 3,
  orderPayment: 4,
  orderRefund: 5,
} as const;
