// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Always 0.
 */
export type PayOrderFormDiscountAmount = typeof PayOrderFormDiscountAmount[keyof typeof PayOrderFormDiscountAmount];


export const PayOrderFormDiscountAmount = {
  nothing: 0,
} as const;
