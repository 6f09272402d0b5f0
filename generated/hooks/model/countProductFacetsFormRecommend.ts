// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * 1 counts new products only, 3 hot products only.
 */
export type CountProductFacetsFormRecommend = typeof CountProductFacetsFormRecommend[keyof typeof CountProductFacetsFormRecommend];


export const CountProductFacetsFormRecommend = {
  newProducts: 1,
  hotProducts: 3,
} as const;
