// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Kind of the order: 1 standard, 2 customised, 3 sample.
 */
export type OrderChatObjectType = typeof OrderChatObjectType[keyof typeof OrderChatObjectType];


export const OrderChatObjectType = {
  standardOrder: 1,
  customisedOrder: 2,
  sampleOrder: 3,
} as const;
