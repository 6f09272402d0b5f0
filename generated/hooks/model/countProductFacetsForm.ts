// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { CatalogId } from './catalogId.ts';
import type { ColumnFilter } from './columnFilter.ts';
import type { CountProductFacetsFormInStock } from './countProductFacetsFormInStock.ts';
import type { CountProductFacetsFormRecommend } from './countProductFacetsFormRecommend.ts';
import type { PriceLimit } from './priceLimit.ts';

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
  /**
     * Only products of which at least this many pieces are in stock.
     * @minimum 1
     * @maximum 1000000000
     */
  minStock?: number;
  minPrice?: PriceLimit;
  maxPrice?: PriceLimit;
  /**
     * The quantity at which prices are held against `minPrice` and `maxPrice`.
     * @minimum 1
     * @maximum 99999
     */
  quantity?: number;
  [name: `column${number}`]: ColumnFilter;
}
