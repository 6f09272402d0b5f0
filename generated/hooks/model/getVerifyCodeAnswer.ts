// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { VerifyPicture } from './verifyPicture.ts';

/**
 * A picture or a sound, and its mark.
 */
export interface GetVerifyCodeAnswer {
  code: SuccessCode;
  msg: Message;
  data: VerifyPicture;
}
