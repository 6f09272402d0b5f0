// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Whether the product is no longer sold.
 */
export type VisitedProductWithdrawn = typeof VisitedProductWithdrawn[keyof typeof VisitedProductWithdrawn];


export const VisitedProductWithdrawn = {
  stillSold: 0,
  noLongerSold: 1,
} as const;
