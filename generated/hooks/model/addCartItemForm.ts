// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ProductId } from './productId.ts';

/**
 * Product and quantity.
 */
export interface AddCartItemForm {
  productId: ProductId;
  /**
     * The quantity. The name on the wire is spelled so.
     * @minimum 1
     * @maximum 99999
     */
  producNum: number;
}
