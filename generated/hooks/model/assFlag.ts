// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * After-sales flag. 1 to 5 replace the label of the state of a standard order. An accepted return leads to 3, an accepted exchange to 1.
 */
export type AssFlag = typeof AssFlag[keyof typeof AssFlag];


export const AssFlag = {
  noAfterSales: 0,
  exchangeGoods: 1,
  exchangeCompleted: 2,
  returnGoods: 3,
  returnCompleted: 4,
  afterSalesRejected: 5,
} as const;
