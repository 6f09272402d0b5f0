// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { BackorderWeeks } from './backorderWeeks.ts';
import type { OrderMultiple } from './orderMultiple.ts';
import type { PriceOnRequest } from './priceOnRequest.ts';
import type { ProductDescribe } from './productDescribe.ts';
import type { ProductId } from './productId.ts';
import type { ProductImg } from './productImg.ts';
import type { ProductName } from './productName.ts';
import type { ProductNum } from './productNum.ts';
import type { StartBuy } from './startBuy.ts';
import type { Stock } from './stock.ts';
import type { UnitPrice } from './unitPrice.ts';
import type { VisitedProductWithdrawn } from './visitedProductWithdrawn.ts';

/**
 * What the lists of footprints and favourites show of a product, with current price and stock. The entry of a product that is no
 * longer sold stays until it is deleted.
 */
export interface VisitedProduct {
  productId: ProductId;
  productName: ProductName;
  productNum: ProductNum;
  productDescribe: ProductDescribe;
  productImg: ProductImg;
  unitPrice?: UnitPrice;
  priceOnRequest?: PriceOnRequest;
  startBuy: StartBuy;
  orderMultiple: OrderMultiple;
  stock: Stock;
  backorderWeeks?: BackorderWeeks;
  /** Whether the product is no longer sold. */
  withdrawn: VisitedProductWithdrawn;
}
