// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ApplyWithdrawalFormCashType } from './applyWithdrawalFormCashType.ts';

/**
 * A withdrawal.
 */
export interface ApplyWithdrawalForm {
  /** Method: 1 Alipay from the yuan balance, 2 PayPal from the dollar balance. */
  cashType: ApplyWithdrawalFormCashType;
  /**
     * Amount in cents of the currency of the method; more than 0, at most 50000.00 per operation and at most the balance.
     * @minimum 1
     * @maximum 5000000
     */
  cashAmount: number;
  /**
     * Account at the payment service. Spaces are removed and the text is cut to 50 characters before it is sent.
     * @minLength 1
     * @maxLength 50
     * @pattern ^\S+$
     */
  cashAccount: string;
  /**
     * The 6 digits of the authenticator app or a recovery code, where the member has a second factor. See code 4030.
     * @minLength 1
     * @maxLength 30
     * @pattern \S
     */
  secondFactor?: string;
}
