// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { SignedLink } from './signedLink.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * A link that downloads a file.
 */
export interface SignedLinkAnswer {
  code: SuccessCode;
  msg: Message;
  data: SignedLink;
}
