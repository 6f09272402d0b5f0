// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { DateTime } from './dateTime.ts';
import type { MessageId } from './messageId.ts';
import type { NoticeMessageType } from './noticeMessageType.ts';
import type { NoticeOrderType } from './noticeOrderType.ts';
import type { NoticeReadState } from './noticeReadState.ts';

/**
 * A notice from the shop.
 */
export interface Notice {
  id: MessageId;
  /**
     * Text in the language of the request.
     * @minLength 1
     * @maxLength 1000
     */
  messageContent: string;
  createTime: DateTime;
  /** What a click does: 1 payment prompt or other step of an order, jumps to the order; 2 confirmation, is confirmed once; 3 link, is marked read and followed. */
  messageType: NoticeMessageType;
  /** 0 or less means unread. A confirmed notice is read. */
  readState: NoticeReadState;
  /**
     * The order that the notice is about. Present with a payment prompt.
     * @minLength 10
     * @maxLength 32
     * @pattern ^[A-Z][0-9]+$
     */
  orderNo?: string;
  /** Kind of that order: 1 standard, 2 customised, 3 sample. Present with `orderNo`. */
  orderType?: NoticeOrderType;
  /**
     * Where a link jump leads. Present with type 3.
     * @minLength 1
     * @maxLength 2000
     */
  link?: string;
}
