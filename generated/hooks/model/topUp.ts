// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { TopUpPayState } from './topUpPayState.ts';
import type { TopUpPayType } from './topUpPayType.ts';

/**
 * One top-up.
 */
export interface TopUp {
  /**
     * Number of the top-up.
     * @minLength 2
     * @maxLength 32
     * @pattern ^Z[0-9]+$
     */
  paymentNo: string;
  /** Method: 1 Alipay in yuan, 2 PayPal in dollars. */
  payType: TopUpPayType;
  /**
     * Amount in cents of the currency of the method.
     * @minimum 1
     * @maximum 10000000000000
     */
  amount: number;
  /** 1 not confirmed yet, 2 received and on the balance, 3 declined. */
  payState: TopUpPayState;
  /**
     * When the top-up was started.
     * @maxLength 40
     */
  createTime: string;
  /**
     * When the payment service confirmed or declined it; null before.
     * @maxLength 40
     * @nullable
     */
  endTime: string | null;
}
