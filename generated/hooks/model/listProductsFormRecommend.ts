// Generated from openapi/ by `npm run generate`. Never edited by hand.
/**
 * 1 answers new products only, 3 hot products only.
 */
export type ListProductsFormRecommend = typeof ListProductsFormRecommend[keyof typeof ListProductsFormRecommend];

export const ListProductsFormRecommend = {
  newProducts: 1,
  hotProducts: 3,
} as const;
