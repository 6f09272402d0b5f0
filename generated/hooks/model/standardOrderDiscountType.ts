// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * The deduction that the order used.
 */
export type StandardOrderDiscountType = typeof StandardOrderDiscountType[keyof typeof StandardOrderDiscountType];


export const StandardOrderDiscountType = {
  memberDiscount: 1,
  pointsDiscount: 2,
  noDiscount: 3,
} as const;
