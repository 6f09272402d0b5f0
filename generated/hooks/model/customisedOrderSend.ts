// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * 1 when the goods were shipped.
 */
export type CustomisedOrderSend = typeof CustomisedOrderSend[keyof typeof CustomisedOrderSend];


export const CustomisedOrderSend = {
  notShipped: 0,
  shipped: 1,
} as const;
