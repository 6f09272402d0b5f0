// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { StartTopUpFormPayType } from './startTopUpFormPayType.ts';

/**
 * A top-up.
 */
export interface StartTopUpForm {
  /** Method: 1 Alipay in yuan, 2 PayPal in dollars. */
  payType: StartTopUpFormPayType;
  /**
     * Amount in cents of the currency of the method; more than 0, at most 50000.00 per operation.
     * @minimum 1
     * @maximum 5000000
     */
  amount: number;
}
