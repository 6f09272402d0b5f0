// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { CatalogId } from './catalogId.ts';
import type { CatalogName } from './catalogName.ts';

/**
 * A category that is called so.
 */
export interface SuggestedCategory {
  catalogId: CatalogId;
  catalogName: CatalogName;
  /**
     * Name of the category above it. Absent on the first level.
     * @minLength 1
     * @maxLength 100
     */
  parentName?: string;
  /**
     * Products in this category and in those inside it.
     * @minimum 0
     * @maximum 1000000000
     */
  productCount: number;
}
