// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { CatalogId } from './catalogId.ts';
import type { ColumnFilter } from './columnFilter.ts';
import type { ListProductsFormInStock } from './listProductsFormInStock.ts';
import type { ListProductsFormOrder } from './listProductsFormOrder.ts';
import type { ListProductsFormRecommend } from './listProductsFormRecommend.ts';
import type { PageNum } from './pageNum.ts';
import type { PriceLimit } from './priceLimit.ts';

/**
 * Conditions on products. Absent fields do not filter.
 */
export interface ListProductsForm {
  /** 1 for new products only, 3 for hot products only. */
  recommend?: ListProductsFormRecommend;
  catalogId?: CatalogId;
  /**
     * Words or the beginning of a part number. Values with units count as such, 4k7 finds 4.7 kΩ.
     * @minLength 1
     * @maxLength 100
     */
  keyWord?: string;
  /** 1 for products in stock only. */
  inStock?: ListProductsFormInStock;
  /**
     * Only products of which at least this many pieces are in stock.
     * @minimum 1
     * @maximum 1000000000
     */
  minStock?: number;
  minPrice?: PriceLimit;
  maxPrice?: PriceLimit;
  /**
     * The quantity at which prices are compared and returned in `quantityPrice`.
     * @minimum 1
     * @maximum 99999
     */
  quantity?: number;
  /**
     * What to sort by: price, stock, productNum or `column{id}`. Products without the value come last in both directions. Without it best match first where there is a `keyWord` (the part number, what begins with it, in stock before out of stock), else the order of the shop.
     * @maxLength 20
     * @pattern ^(price|stock|productNum|column[0-9]{1,9})$
     */
  sort?: string;
  /** Direction of `sort`. */
  order?: ListProductsFormOrder;
  /**
     * Ids of columns joined by commas, at most 32: products have their values besides those of the table, where the columns are parameters of kind text or number (`columnType` 0). Ids of other columns mean nothing.
     * @minLength 1
     * @maxLength 319
     * @pattern ^[1-9][0-9]{0,8}(,[1-9][0-9]{0,8}){0,31}$
     */
  moreColumns?: string;
  /**
     * Passed through. The documents name it and give it no meaning; it does not filter.
     * @maxLength 100
     */
  user?: string;
  pageNum?: PageNum;
  /**
     * How many products a page has.
     * @minimum 1
     * @maximum 100
     */
  pageSize?: number;
  [name: `column${number}`]: ColumnFilter;
}
