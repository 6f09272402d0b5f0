// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { BackorderedPieces } from './backorderedPieces.ts';
import type { BackorderWeeks } from './backorderWeeks.ts';
import type { ProductId } from './productId.ts';
import type { ProductName } from './productName.ts';
import type { ProductNum } from './productNum.ts';
import type { ReceivingAddress } from './receivingAddress.ts';
import type { ReceivingPhone } from './receivingPhone.ts';
import type { ReceivingUser } from './receivingUser.ts';
import type { SubmitDirectOrderFormDiscountType } from './submitDirectOrderFormDiscountType.ts';
import type { UnitPrice } from './unitPrice.ts';

/**
 * A direct order of one product, without the cart. It has no `integralMoney`, unlike the order from the cart.
 */
export interface SubmitDirectOrderForm {
  /** Which deduction the order uses. The two boxes of the page exclude each other; none ticked means 3. Points are deducted with 2 only. */
  discountType: SubmitDirectOrderFormDiscountType;
  /**
     * Points of the deduction with discountType 2, 0 with 1. With 3 the page sends 10 times the discount, which the server ignores.
     * @minimum 0
     * @maximum 1000000000
     */
  integralNum: number;
  /**
     * The amount to pay that the page showed, in US cents: quantity times unit price, rounded once half up, less the deduction.
     * When it differs from what the server computes, the order is refused with the new figures.
     * @minimum 0
     * @maximum 10000000000000
     */
  moneyNum: number;
  /**
     * Quantity, at least `startBuy` of the product and a multiple of its `orderMultiple`.
     * @minimum 1
     * @maximum 99999
     */
  num: number;
  productId: ProductId;
  backorderWeeks?: BackorderWeeks;
  backordered?: BackorderedPieces;
  productName: ProductName;
  productNum: ProductNum;
  receivingAddress: ReceivingAddress;
  receivingPhone: ReceivingPhone;
  receivingUser: ReceivingUser;
  unitPrice: UnitPrice;
}
