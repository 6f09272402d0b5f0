// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Account } from './account.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * Balances and points.
 */
export interface GetAccountAnswer {
  code: SuccessCode;
  msg: Message;
  data: Account;
}
