// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { BuyAgainLineOutcome } from './buyAgainLineOutcome.ts';
import type { ProductId } from './productId.ts';
import type { ProductName } from './productName.ts';
import type { ProductNum } from './productNum.ts';

/**
 * The result for one line of an order that is bought again.
 */
export interface BuyAgainLine {
  productId: ProductId;
  productNum: ProductNum;
  productName: ProductName;
  /**
     * Quantity of the line in the order.
     * @minimum 1
     * @maximum 99999
     */
  wanted: number;
  /**
     * Pieces that were put into the cart; 0 when there was nothing to add.
     * @minimum 0
     * @maximum 99999
     */
  added: number;
  /** The result for the line. A price that has changed shows in the two prices. */
  outcome: BuyAgainLineOutcome;
  /**
     * Unit price in the order, in US cents with at most 4 decimals.
     * @minimum 0
     * @maximum 100000000
     */
  priceThen: number;
  /**
     * Current unit price at the quantity in the cart, in US cents with at most 4 decimals; null when nothing was added.
     * @minimum 0
     * @maximum 100000000
     * @nullable
     */
  priceNow: number | null;
}
