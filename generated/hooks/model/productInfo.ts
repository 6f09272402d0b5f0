// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ProductId } from './productId.ts';
import type { ProductNum } from './productNum.ts';

/**
 * One cart line that is settled. The server checks it against the cart and the catalogue.
 */
export interface ProductInfo {
  /**
     * Cart line that is settled.
     * @minimum 1
     * @maximum 9007199254740991
     */
  carId: number;
  /**
     * Quantity of the line, at least `startBuy` of the product and a multiple of its `orderMultiple`.
     * @minimum 1
     * @maximum 99999
     */
  num: number;
  productId: ProductId;
  productNum: ProductNum;
  /**
     * The `backorderWeeks` that the page showed for pieces that are not in stock. Without it, or when it is no longer true, more pieces than
     * there are in stock are refused with code 4011: nobody orders a lead time that was not on the screen.
     * @minimum 1
     * @maximum 104
     */
  backorderWeeks?: number;
}
