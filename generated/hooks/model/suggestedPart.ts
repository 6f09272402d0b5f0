// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { BackorderWeeks } from './backorderWeeks.ts';
import type { OrderMultiple } from './orderMultiple.ts';
import type { ProductId } from './productId.ts';
import type { ProductNum } from './productNum.ts';
import type { StartBuy } from './startBuy.ts';
import type { Stock } from './stock.ts';

/**
 * A product whose part number begins with the text.
 */
export interface SuggestedPart {
  productId: ProductId;
  productNum: ProductNum;
  /**
     * Maker of the part. Absent where it is not known.
     * @minLength 1
     * @maxLength 100
     */
  brand?: string;
  /**
     * Name of the product in the language of the request.
     * @minLength 1
     * @maxLength 200
     */
  productName: string;
  stock: Stock;
  startBuy: StartBuy;
  orderMultiple: OrderMultiple;
  backorderWeeks?: BackorderWeeks;
}
