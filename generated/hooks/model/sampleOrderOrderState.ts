// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * State of the order. Any value not listed is shown as cancelled.
 */
export type SampleOrderOrderState = typeof SampleOrderOrderState[keyof typeof SampleOrderOrderState];


export const SampleOrderOrderState = {
  toBeExamined: 0,
  awaitingShipment: 1,
  awaitingReceipt: 2,
  received: 3,
  rejected: 4,
  cancelled: 5,
} as const;
