// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { BackorderWeeks } from './backorderWeeks.ts';
import type { OrderMultiple } from './orderMultiple.ts';
import type { ProductId } from './productId.ts';
import type { StartBuy } from './startBuy.ts';
import type { Stock } from './stock.ts';
import type { UnitPrice } from './unitPrice.ts';

/**
 * A product of the request and what is true of it now.
 */
export interface RefusedProduct {
  productId: ProductId;
  /**
     * The cart item, when the request named one.
     * @minimum 1
     * @maximum 9007199254740991
     */
  carId?: number;
  unitPrice?: UnitPrice;
  stock?: Stock;
  startBuy?: StartBuy;
  orderMultiple?: OrderMultiple;
  backorderWeeks?: BackorderWeeks;
}
