// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { BackorderWeeks } from './backorderWeeks.ts';
import type { CatalogId } from './catalogId.ts';
import type { CatalogLink } from './catalogLink.ts';
import type { ColumnValue } from './columnValue.ts';
import type { DateTime } from './dateTime.ts';
import type { OrderMultiple } from './orderMultiple.ts';
import type { PriceIndex } from './priceIndex.ts';
import type { PriceOnRequest } from './priceOnRequest.ts';
import type { ProductDescribe } from './productDescribe.ts';
import type { ProductFit } from './productFit.ts';
import type { ProductId } from './productId.ts';
import type { ProductImg } from './productImg.ts';
import type { ProductName } from './productName.ts';
import type { ProductNum } from './productNum.ts';
import type { StartBuy } from './startBuy.ts';
import type { Stock } from './stock.ts';
import type { UnitPrice } from './unitPrice.ts';

/**
 * A product. A list may leave out what only the detail shows.
 */
export interface Product {
  productId: ProductId;
  productName: ProductName;
  productNum: ProductNum;
  productDescribe: ProductDescribe;
  productImg: ProductImg;
  /**
     * Further pictures for the gallery of the detail page, separated by commas.
     * @maxLength 8000
     */
  goodsLoop?: string;
  unitPrice?: UnitPrice;
  priceOnRequest?: PriceOnRequest;
  priceIndex?: PriceIndex | null;
  /**
     * Price of one piece at the `quantity` of the request, in dollar cents with at most 4 decimals. Only when the request has a quantity and the product a price.
     * @minimum 0
     * @maximum 100000000
     */
  quantityPrice?: number;
  startBuy: StartBuy;
  orderMultiple?: OrderMultiple;
  stock: Stock;
  /**
     * Weeks after which the supplier delivers what is not in stock. Absent where the supplier does not say.
     * @minimum 1
     * @maximum 104
     */
  leadWeeks?: number;
  backorderWeeks?: BackorderWeeks;
  /**
     * The ratings and ranges by which the product fits values of the keyword that it does not state. Absent where it states them, and without keyword.
     * @minItems 1
     * @maxItems 32
     */
  fits?: ProductFit[];
  /**
     * Cost of a sample in points. 0 means that no samples are given.
     * @minimum 0
     * @maximum 1000000
     */
  customIntegration: number;
  catalogId: CatalogId;
  /**
     * The categories from the first level down to that of the product.
     * @maxItems 3
     */
  catalogPath?: CatalogLink[];
  /**
     * Manufacturer.
     * @maxLength 100
     */
  brand?: string;
  /**
     * Package, for example 0603 or SOT-23-5.
     * @maxLength 100
     */
  packageName?: string;
  /**
     * Where the datasheet is.
     * @maxLength 2000
     */
  datasheetUrl?: string;
  /**
     * Number of the favourite entry, when the request has a token and the product is a favourite of this member.
     * @minimum 1
     * @maximum 9007199254740991
     */
  proCollecId?: number;
  createTime?: DateTime;
  [name: `column${number}`]: ColumnValue;
}
