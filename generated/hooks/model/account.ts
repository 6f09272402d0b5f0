// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { AccountPaymentType } from './accountPaymentType.ts';

/**
 * The two money accounts and the points of a member.
 */
export interface Account {
  /**
     * Yuan balance, in yuan cents.
     * @minimum 0
     * @maximum 10000000000000
     */
  accountBalance: number;
  /**
     * Dollar balance, in US cents.
     * @minimum 0
     * @maximum 10000000000000
     */
  balanceUs: number;
  /**
     * Points balance. Above 10000 it is shown in ten-thousands, cut (not rounded) to 2 decimals.
     * @minimum 0
     * @maximum 1000000000
     */
  integralBalance: number;
  /** Says only whether a payment password is set. The password itself never leaves the server. */
  payPassword: boolean;
  /** Site-wide setting: which online payment methods the cashier shows. The two balances always show. */
  paymentType: AccountPaymentType;
}
