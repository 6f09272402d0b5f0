// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { CatalogId } from './catalogId.ts';
import type { ColumnFilter } from './columnFilter.ts';
import type { CountProductFacetsFormInStock } from './countProductFacetsFormInStock.ts';
import type { CountProductFacetsFormRecommend } from './countProductFacetsFormRecommend.ts';

/**
 * The same conditions as for the product list.
 */
export interface CountProductFacetsForm {
  catalogId: CatalogId;
  /** 1 counts new products only, 3 hot products only. */
  recommend?: CountProductFacetsFormRecommend;
  /**
     * As in the product list.
     * @minLength 1
     * @maxLength 100
     */
  keyWord?: string;
  /** 1 counts products in stock only. */
  inStock?: CountProductFacetsFormInStock;
  [name: `column${number}`]: ColumnFilter;
}
