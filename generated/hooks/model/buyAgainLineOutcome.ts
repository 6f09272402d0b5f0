// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * The result for the line. A price that has changed shows in the two prices.
 */
export type BuyAgainLineOutcome = typeof BuyAgainLineOutcome[keyof typeof BuyAgainLineOutcome];


export const BuyAgainLineOutcome = {
  addedAsOrdered: 1,
  reducedToStock: 2,
  adjustedQuantity: 3,
  lineSoldOut: 4,
  noLongerSold: 5,
  cartIsFull: 6,
  allInCart: 7,
  lineWithoutPrice: 8,
} as const;
