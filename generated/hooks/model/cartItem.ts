// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { CarId } from './carId.ts';
import type { OrderMultiple } from './orderMultiple.ts';
import type { PriceIndex } from './priceIndex.ts';
import type { ProductDescribe } from './productDescribe.ts';
import type { ProductId } from './productId.ts';
import type { ProductImg } from './productImg.ts';
import type { ProductName } from './productName.ts';
import type { ProductNum } from './productNum.ts';
import type { Quantity } from './quantity.ts';
import type { StartBuy } from './startBuy.ts';
import type { Stock } from './stock.ts';
import type { UnitPrice } from './unitPrice.ts';

/**
 * A product in the cart. Its price is that of the tier of `num`; the unit price without a tier is the original price and is shown struck
 * through when the tier price is lower.
 */
export interface CartItem {
  carId: CarId;
  productId: ProductId;
  productName?: ProductName;
  productNum: ProductNum;
  productDescribe: ProductDescribe;
  productImg: ProductImg;
  unitPrice: UnitPrice;
  priceIndex?: PriceIndex | null;
  num: Quantity;
  startBuy: StartBuy;
  orderMultiple?: OrderMultiple;
  stock?: Stock;
}
