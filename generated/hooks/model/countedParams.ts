// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { CountedParamsTotalIsLowerBound } from './countedParamsTotalIsLowerBound.ts';

/**
 * How many products were counted.
 */
export interface CountedParams {
  /**
     * Number of products over all categories, counted up to a limit; `totalIsLowerBound` says when there are more.
     * @minimum 0
     * @maximum 1000000000
     */
  totalDataCounts: number;
  /** 1 when there are more products than were counted, so that every count is a lower bound. 0 when all are exact. */
  totalIsLowerBound: CountedParamsTotalIsLowerBound;
}
