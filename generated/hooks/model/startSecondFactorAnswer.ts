// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { PreparedSecondFactor } from './preparedSecondFactor.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * A secret for the authenticator app.
 */
export interface StartSecondFactorAnswer {
  code: SuccessCode;
  msg: Message;
  data: PreparedSecondFactor;
}
