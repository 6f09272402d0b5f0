// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { CheckPaymentAnswerData } from './checkPaymentAnswerData.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * What the payment service knows.
 */
export interface CheckPaymentAnswer {
  code: SuccessCode;
  msg: Message;
  /** The state of the latest online payment. */
  data: CheckPaymentAnswerData;
}
