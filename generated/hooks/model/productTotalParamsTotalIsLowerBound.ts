// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * 1 when more products have the words than `totalDataCounts` says; counting and listing stop there. 0 when it is exact.
 */
export type ProductTotalParamsTotalIsLowerBound = typeof ProductTotalParamsTotalIsLowerBound[keyof typeof ProductTotalParamsTotalIsLowerBound];


export const ProductTotalParamsTotalIsLowerBound = {
  exactTotal: 0,
  lowerBound: 1,
} as const;
