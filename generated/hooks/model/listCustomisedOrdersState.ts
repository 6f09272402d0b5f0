// Generated from openapi/ by `npm run generate`. Never edited by hand.

export type ListCustomisedOrdersState = typeof ListCustomisedOrdersState[keyof typeof ListCustomisedOrdersState];


export const ListCustomisedOrdersState = {
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
