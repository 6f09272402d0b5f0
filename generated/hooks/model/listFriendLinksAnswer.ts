// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { FriendLink } from './friendLink.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * The friend links.
 */
export interface ListFriendLinksAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * The links.
     * @maxItems 100
     */
  data: FriendLink[];
}
