// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ProductTotalParamsTotalIsLowerBound } from './productTotalParamsTotalIsLowerBound.ts';

/**
 * How many products were found.
 */
export interface ProductTotalParams {
  /**
     * Number of products over all pages, at most `searchCountLimit`.
     * @minimum 0
     * @maximum 1000000000
     */
  totalDataCounts: number;
  /** 1 when more products have the words than `totalDataCounts` says; counting and listing stop there. 0 when it is exact. */
  totalIsLowerBound: ProductTotalParamsTotalIsLowerBound;
}
