// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * State of the order. State 4 with send 1 is shown as shipped. Any value not listed is shown like 0.
 */
export type CustomisedOrderOrderState = typeof CustomisedOrderOrderState[keyof typeof CustomisedOrderOrderState];


export const CustomisedOrderOrderState = {
  toBeExamined: 0,
  uploadContract: 1,
  contractExamined: 2,
  settingUp: 3,
  awaitingPayment: 4,
  awaitingDeliveryOrReceipt: 5,
  contractRejected: 6,
  orderRejected: 7,
  completed: 8,
  cancelledOrRejected: 9,
  afterSales: 10,
} as const;
