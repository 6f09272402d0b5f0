// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Closing } from './closing.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * What keeps the account from being closed.
 */
export interface GetClosingAnswer {
  code: SuccessCode;
  msg: Message;
  data: Closing;
}
