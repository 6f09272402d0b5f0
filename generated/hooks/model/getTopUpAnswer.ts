// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { TopUp } from './topUp.ts';

/**
 * A top-up.
 */
export interface GetTopUpAnswer {
  code: SuccessCode;
  msg: Message;
  data: TopUp;
}
