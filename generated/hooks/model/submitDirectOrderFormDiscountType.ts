// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Which deduction the order uses. The two boxes of the page exclude each other; none ticked means 3. Points are deducted with 2 only.
 */
export type SubmitDirectOrderFormDiscountType = typeof SubmitDirectOrderFormDiscountType[keyof typeof SubmitDirectOrderFormDiscountType];


export const SubmitDirectOrderFormDiscountType = {
  memberDiscount: 1,
  pointsDiscount: 2,
  noDiscount: 3,
} as const;
