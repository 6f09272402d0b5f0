// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { CatalogId } from './catalogId.ts';
import type { CatalogName } from './catalogName.ts';

/**
 * A category of the last level with products that a search finds.
 */
export interface FoundCategory {
  catalogId: CatalogId;
  catalogName: CatalogName;
  /**
     * How many products of the category are found; a lower bound where the total is one.
     * @minimum 1
     * @maximum 1000000000
     */
  productCount: number;
}
