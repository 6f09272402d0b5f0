import { constants } from '#generated/constants.ts';
import {
  type productTotalParamsTotalIsLowerBoundNames,
  productTotalParamsTotalIsLowerBoundValues,
} from '#generated/enums.ts';

/** The total of a search as it is sent. */
export interface CountedTotal {
  readonly totalDataCounts: number;
  /** Whether there are more than `totalDataCounts`. */
  readonly totalIsLowerBound: keyof typeof productTotalParamsTotalIsLowerBoundNames;
}

/** Number of hits that must be found to know whether the total is exact. */
export const hitsToCount = constants.searchCountLimit + 1;

/** A number of hits as it is counted: no further than the limit. */
export function countedHits(found: number): number {
  return Math.min(found, constants.searchCountLimit);
}

/** The total of a search with the given number of hits, counted no further than `hitsToCount`. */
export function countedTotal(found: number): CountedTotal {
  const limit = constants.searchCountLimit;
  return {
    totalDataCounts: countedHits(found),
    totalIsLowerBound:
      found > limit
        ? productTotalParamsTotalIsLowerBoundValues.lowerBound
        : productTotalParamsTotalIsLowerBoundValues.exactTotal,
  };
}
