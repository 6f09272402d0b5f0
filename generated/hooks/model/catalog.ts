// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { CatalogId } from './catalogId.ts';
import type { CatalogName } from './catalogName.ts';

/**
 * A category and the categories inside it, three levels in all.
 */
export interface Catalog {
  catalogId: CatalogId;
  catalogName: CatalogName;
  /**
     * Products in this category and in those inside it.
     * @minimum 0
     * @maximum 1000000000
     */
  productCount?: number;
  /**
     * The categories inside it. Absent at the third level.
     * @maxItems 200
     */
  children?: Catalog[];
}
