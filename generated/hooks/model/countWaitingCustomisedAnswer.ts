// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { CountWaitingCustomisedAnswerData } from './countWaitingCustomisedAnswerData.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * How many orders wait for the member.
 */
export interface CountWaitingCustomisedAnswer {
  code: SuccessCode;
  msg: Message;
  /** The orders, by what the member has to do. */
  data: CountWaitingCustomisedAnswerData;
}
