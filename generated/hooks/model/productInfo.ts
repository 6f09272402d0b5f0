// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { BackorderedPieces } from './backorderedPieces.ts';
import type { BackorderWeeks } from './backorderWeeks.ts';
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
  backorderWeeks?: BackorderWeeks;
  backordered?: BackorderedPieces;
}
