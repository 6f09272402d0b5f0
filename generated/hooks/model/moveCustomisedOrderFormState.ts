// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * 1 confirms the receipt, 2 cancels.
 */
export type MoveCustomisedOrderFormState = typeof MoveCustomisedOrderFormState[keyof typeof MoveCustomisedOrderFormState];


export const MoveCustomisedOrderFormState = {
  confirmReceipt: 1,
  cancelOrder: 2,
} as const;
