// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Kind of the order: 1 standard, 2 customised.
 */
export type ApplyAfterSalesFormOrderType = typeof ApplyAfterSalesFormOrderType[keyof typeof ApplyAfterSalesFormOrderType];


export const ApplyAfterSalesFormOrderType = {
  standardOrder: 1,
  customisedOrder: 2,
} as const;
