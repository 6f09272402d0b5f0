import { constants } from '#generated/constants.ts';
import { productTotalParamsTotalIsLowerBoundValues as lowerBound } from '#generated/enums.ts';

interface CategoryCount {
  readonly catalogId: number;
  readonly productCount: number;
}

/** Counts of a search by category: most products first; the total says whether counting ended at its limit. */
export function countedCategories<Category extends CategoryCount>(counts: readonly Category[]) {
  const total = counts.reduce((sum, { productCount }) => sum + productCount, 0);
  const limit = constants.categoryCountLimit;
  return {
    categories: counts.toSorted((a, b) => b.productCount - a.productCount || a.catalogId - b.catalogId),
    total: {
      totalDataCounts: Math.min(total, limit),
      totalIsLowerBound: total > limit ? lowerBound.lowerBound : lowerBound.exactTotal,
    },
  };
}
