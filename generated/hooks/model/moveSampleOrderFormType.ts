// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * 3 confirms the receipt, 5 cancels.
 */
export type MoveSampleOrderFormType = typeof MoveSampleOrderFormType[keyof typeof MoveSampleOrderFormType];


export const MoveSampleOrderFormType = {
  confirmReceipt: 3,
  cancelOrder: 5,
} as const;
