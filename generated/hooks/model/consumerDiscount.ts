// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ConsumerDiscountDiscount } from './consumerDiscountDiscount.ts';
import type { ConsumerDiscountIntegralToMoney } from './consumerDiscountIntegralToMoney.ts';

/**
 * The two deductions that a member may choose from.
 */
export interface ConsumerDiscount {
  /** Member discount by the grade of the member. */
  discount: ConsumerDiscountDiscount;
  /** What the points of the member are worth. */
  integralToMoney: ConsumerDiscountIntegralToMoney;
}
