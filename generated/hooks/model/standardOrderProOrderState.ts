// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * State of the order. Any value not listed is shown as closed.
 */
export type StandardOrderProOrderState = typeof StandardOrderProOrderState[keyof typeof StandardOrderProOrderState];


export const StandardOrderProOrderState = {
  awaitingPayment: 1,
  awaitingShipment: 2,
  inDelivery: 3,
  completed: 4,
  closed: 5,
} as const;
