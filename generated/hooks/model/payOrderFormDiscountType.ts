// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Always 3: deductions belong to the order, not to the payment.
 */
export type PayOrderFormDiscountType = typeof PayOrderFormDiscountType[keyof typeof PayOrderFormDiscountType];


export const PayOrderFormDiscountType = {
  noDiscount: 3,
} as const;
