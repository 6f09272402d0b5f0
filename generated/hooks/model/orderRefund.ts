// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { OrderRefundPaidBy } from './orderRefundPaidBy.ts';
import type { OrderRefundPaidTo } from './orderRefundPaidTo.ts';
import type { OrderRefundRefundState } from './orderRefundRefundState.ts';

/**
 * Money of one payment that is given back, always the whole payment and to where it came from.
 */
export interface OrderRefund {
  /**
     * Amount in cents of the currency of the payment.
     * @minimum 1
     * @maximum 10000000000000
     */
  amount: number;
  /** How it was paid, as `payType`. */
  paidBy: OrderRefundPaidBy;
  /** Where it goes. Another method than `paidBy` only where the payment service refused for good, so that the balance of the currency got it. */
  paidTo: OrderRefundPaidTo;
  /** 1 on its way until the payment service confirms it, 2 returned by the payment service, 3 credited to the balance. */
  refundState: OrderRefundRefundState;
  /**
     * When it was given back.
     * @maxLength 40
     */
  createTime: string;
  /**
     * When it was confirmed, or credited to the balance; null until then.
     * @maxLength 40
     * @nullable
     */
  endTime: string | null;
}
