// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * 1 for new products only, 3 for hot products only.
 */
export type ListProductsFormRecommend = typeof ListProductsFormRecommend[keyof typeof ListProductsFormRecommend];


export const ListProductsFormRecommend = {
  newProducts: 1,
  hotProducts: 3,
} as const;
