// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { TotalParams } from './totalParams.ts';
import type { Withdrawal } from './withdrawal.ts';

/**
 * One page of withdrawals.
 */
export interface ListWithdrawalsAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * Withdrawals of this page.
     * @maxItems 100
     */
  data: Withdrawal[];
  params: TotalParams;
}
