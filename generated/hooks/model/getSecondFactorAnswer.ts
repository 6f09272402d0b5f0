// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { SecondFactor } from './secondFactor.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * State of the second factor.
 */
export interface GetSecondFactorAnswer {
  code: SuccessCode;
  msg: Message;
  data: SecondFactor;
}
