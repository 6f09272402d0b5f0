// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { BalanceOfDay } from './balanceOfDay.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * Balances of days.
 */
export interface ListBalanceHistoryAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * Today, the days on which money moved, and the first day of the period, newest first.
     * @maxItems 367
     */
  data: BalanceOfDay[];
}
