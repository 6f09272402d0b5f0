// Generated from openapi/ by `npm run generate`. Never edited by hand.

export type ListSampleOrdersState = typeof ListSampleOrdersState[keyof typeof ListSampleOrdersState];


export const ListSampleOrdersState = {
  toBeExamined: 0,
  awaitingShipment: 1,
  awaitingReceipt: 2,
  received: 3,
  rejected: 4,
  cancelled: 5,
} as const;
