// Generated from openapi/ by `npm run generate`. Never edited by hand.

export type FlowDealTypeParameter = typeof FlowDealTypeParameter[keyof typeof FlowDealTypeParameter];


export const FlowDealTypeParameter = {
  withdrawalApplied: 1,
  withdrawalRefund: 2,
  recharge: 3,
  orderPayment: 4,
  orderRefund: 5,
} as const;
