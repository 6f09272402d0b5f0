// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { CatalogId } from './catalogId.ts';
import type { CatalogName } from './catalogName.ts';
import type { SuggestedFilter } from './suggestedFilter.ts';

/**
 * A category and the conditions in it that the text means.
 */
export interface SuggestedValues {
  catalogId: CatalogId;
  catalogName: CatalogName;
  /**
     * Products of the category under these conditions, counted up to the limit of the search.
     * @minimum 1
     * @maximum 1000000000
     */
  productCount: number;
  /**
     * The conditions, in the order of the text.
     * @minItems 1
     * @maxItems 8
     */
  filters: SuggestedFilter[];
}
