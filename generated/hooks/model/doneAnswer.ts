// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * The call did what it says; there is nothing more to report.
 */
export interface DoneAnswer {
  code: SuccessCode;
  msg: Message;
}
