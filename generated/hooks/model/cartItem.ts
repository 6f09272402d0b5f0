// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { BackorderWeeks } from './backorderWeeks.ts';
import type { CarId } from './carId.ts';
import type { CartItemWithdrawn } from './cartItemWithdrawn.ts';
import type { OrderMultiple } from './orderMultiple.ts';
import type { PriceIndex } from './priceIndex.ts';
import type { PriceOnRequest } from './priceOnRequest.ts';
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
 * A product in the cart. Its price is that of the tier of `num`; the unit price without a tier applies
 * below all tiers and is never shown as a price of before. Product, price and stock are current; `priceThen` shows how the price has changed. The line of
 * a product that is no longer sold stays until it is deleted and cannot be ordered.
 */
export interface CartItem {
  carId: CarId;
  productId: ProductId;
  productName?: ProductName;
  productNum: ProductNum;
  productDescribe: ProductDescribe;
  productImg: ProductImg;
  unitPrice?: UnitPrice;
  priceOnRequest?: PriceOnRequest;
  priceIndex?: PriceIndex | null;
  num: Quantity;
  startBuy: StartBuy;
  orderMultiple?: OrderMultiple;
  stock?: Stock;
  backorderWeeks?: BackorderWeeks;
  /**
     * What one piece cost at the quantity `num` when the line was last added to or its quantity was last sent, in dollar cents with at most 4 decimals. Sending the quantity again confirms the current price.
     * @minimum 0
     * @maximum 100000000
     */
  priceThen?: number;
  /** Whether the product is no longer sold. Such a line can only be deleted. */
  withdrawn?: CartItemWithdrawn;
}
