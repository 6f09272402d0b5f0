// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { BackorderedPieces } from './backorderedPieces.ts';
import type { DateTime } from './dateTime.ts';
import type { ProductDescribe } from './productDescribe.ts';
import type { ProductId } from './productId.ts';
import type { ProductImg } from './productImg.ts';
import type { ProductName } from './productName.ts';
import type { ProductNum } from './productNum.ts';
import type { Quantity } from './quantity.ts';

/**
 * One product of an order.
 */
export interface OrderLine {
  productId: ProductId;
  productName: ProductName;
  productNum: ProductNum;
  productDescribe: ProductDescribe;
  productImg: ProductImg;
  /**
     * Price of one piece at the time of the order, after the tier of its quantity, in US cents with at most 4 decimals.
     * @minimum 0
     * @maximum 100000000
     */
  unitPrice: number;
  num: Quantity;
  /**
     * Quantity times unit price in US cents, rounded half up, before any deduction.
     * @minimum 0
     * @maximum 10000000000000
     */
  lineMoney: number;
  /** Pieces of `num` that were not in stock and are still to come from the supplier. Absent where all of them were, and of an order that is completed or closed. */
  backordered?: BackorderedPieces;
  /** When the supplier is expected to deliver the `backordered` pieces. */
  backorderTime?: DateTime;
}
