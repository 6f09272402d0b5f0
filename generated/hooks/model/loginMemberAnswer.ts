// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { SignedIn } from './signedIn.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * The session.
 */
export interface LoginMemberAnswer {
  code: SuccessCode;
  msg: Message;
  data: SignedIn;
}
