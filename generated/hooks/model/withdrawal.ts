// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { WithdrawalCashType } from './withdrawalCashType.ts';
import type { WithdrawalExamState } from './withdrawalExamState.ts';

/**
 * One withdrawal.
 */
export interface Withdrawal {
  /**
     * Id of the withdrawal.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * Number of the withdrawal, by which the account flow names it.
     * @minLength 2
     * @maxLength 32
     * @pattern ^W[0-9]+$
     */
  cashNo: string;
  /**
     * Amount in cents: of yuan with Alipay, of dollars with PayPal.
     * @minimum 1
     * @maximum 5000000
     */
  cashAmount: number;
  /**
     * Account at the payment service that receives the money.
     * @minLength 1
     * @maxLength 50
     */
  cashAccount: string;
  /** Payment service: 1 Alipay, any other value PayPal. */
  cashType: WithdrawalCashType;
  /** State of the request: 1 pending, 2 passed, any other value rejected. A rejected one is booked back. */
  examState: WithdrawalExamState;
  /**
     * When the withdrawal was asked for.
     * @maxLength 40
     */
  createTime: string;
  /**
     * When the shop decided; null while the withdrawal is pending.
     * @maxLength 40
     * @nullable
     */
  examTime: string | null;
  /**
     * Why the shop rejected the withdrawal; null for any other.
     * @maxLength 500
     * @nullable
     */
  reason: string | null;
}
