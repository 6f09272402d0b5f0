// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ProductInfos } from './productInfos.ts';
import type { ReceivingAddress } from './receivingAddress.ts';
import type { ReceivingPhone } from './receivingPhone.ts';
import type { ReceivingUser } from './receivingUser.ts';
import type { SubmitCartOrderFormDiscountType } from './submitCartOrderFormDiscountType.ts';

/**
 * An order from the cart.
 */
export interface SubmitCartOrderForm {
  /** Which deduction the order uses. The two boxes of the page exclude each other; none ticked means 3. Points are deducted with 2 only. */
  discountType: SubmitCartOrderFormDiscountType;
  /**
     * Money that the points stand for, in cents (100 times the money); 0 without points. At most `integralToMoney.maxMoney` and at most the price.
     * @minimum 0
     * @maximum 10000000000000
     */
  integralMoney: number;
  /**
     * Points of the deduction with discountType 2, 0 with 1. With 3 the page sends 10 times the discount, which the server ignores.
     * @minimum 0
     * @maximum 1000000000
     */
  integralNum: number;
  /**
     * The amount that the page showed, in US cents. When it differs from what the server computes, the order is refused with the new figures.
     * @minimum 0
     * @maximum 10000000000000
     */
  moneyNum?: number;
  /** JSON text: the list of cart lines to settle. */
  productInfos: ProductInfos;
  receivingAddress: ReceivingAddress;
  receivingPhone: ReceivingPhone;
  receivingUser: ReceivingUser;
}
