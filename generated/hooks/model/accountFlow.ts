// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { AccountFlowAccountType } from './accountFlowAccountType.ts';
import type { AccountFlowBudget } from './accountFlowBudget.ts';
import type { AccountFlowDealType } from './accountFlowDealType.ts';

/**
 * One entry of the money ledger. A balance is the sum of its entries.
 */
export interface AccountFlow {
  /**
     * Id of the entry.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /**
     * When the money moved.
     * @maxLength 40
     */
  dealTime: string;
  /**
     * Amount of the entry in cents of its account, always positive.
     * @minimum 1
     * @maximum 10000000000000
     */
  amount: number;
  /** Direction: 0 is income, anything else expense. */
  budget: AccountFlowBudget;
  /** What moved the money. Any value not listed is shown as order refund. */
  dealType: AccountFlowDealType;
  /**
     * Number of the order, the top-up or the withdrawal behind the entry.
     * @minLength 1
     * @maxLength 32
     */
  objectId: string;
  /** Which of the two accounts moved. */
  accountType: AccountFlowAccountType;
  /**
     * Number of what to look at: the order, the top-up or the withdrawal. It is `objectId`, except for money that came too late for its order
     * and was credited: then it is that order.
     * @minLength 1
     * @maxLength 32
     */
  causeNo: string;
}
