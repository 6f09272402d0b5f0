// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { OrderNo } from './orderNo.ts';
import type { PayOrderFormDiscountAmount } from './payOrderFormDiscountAmount.ts';
import type { PayOrderFormDiscountType } from './payOrderFormDiscountType.ts';
import type { PayOrderFormIntegralNum } from './payOrderFormIntegralNum.ts';
import type { PayOrderFormPayType } from './payOrderFormPayType.ts';

/**
 * A payment of an order.
 */
export interface PayOrderForm {
  orderNo: OrderNo;
  /**
     * Payment method; exactly one is chosen. The online methods 1 and 2 are offered as the site-wide payment type allows (4009
     * otherwise), the balances 3 and 4 always.
     */
  payType: PayOrderFormPayType;
  /** Always 3: deductions belong to the order, not to the payment. */
  discountType: PayOrderFormDiscountType;
  /** Always 0. */
  discountAmount: PayOrderFormDiscountAmount;
  /**
     * The amount that the page showed, in US cents (`payAmount` of the payment data); the server computes the yuan amount itself.
     * When it differs, the payment is refused with the new figures. An amount of 0 is settled at once by any method.
     * @minimum 0
     * @maximum 10000000000000
     */
  totalAmount: number;
  /** Always 0. */
  integralNum: PayOrderFormIntegralNum;
  /**
     * Only of a customised order: the first instalment that the page showed as due. When another one is due, the payment is refused
     * with its figures.
     * @minimum 1
     * @maximum 9007199254740991
     */
  purchaseId?: number;
  /**
     * Payment password; needed with the balances 3 and 4, not sent with 1 and 2.
     * @minLength 1
     * @maxLength 100
     */
  payPassword?: string;
}
