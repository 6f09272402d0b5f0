// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Whether the product has no price yet. Such a product has no `unitPrice` and cannot be ordered until the shop has quoted one.
 */
export type PriceOnRequest = typeof PriceOnRequest[keyof typeof PriceOnRequest];


export const PriceOnRequest = {
  priceGiven: 0,
  priceOnRequest: 1,
} as const;
