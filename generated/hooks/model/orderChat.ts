// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { OrderChatObjectType } from './orderChatObjectType.ts';

/**
 * The chat of one order with its latest message.
 */
export interface OrderChat {
  /**
     * Text of the latest message.
     * @minLength 1
     * @maxLength 500
     */
  content: string;
  /**
     * `Y` when the latest message is an own one, the id of its sender otherwise.
     * @minLength 1
     * @maxLength 32
     */
  putId: string;
  /**
     * Name of the sender of the latest message.
     * @minLength 1
     * @maxLength 100
     */
  putName: string;
  /**
     * Who the chat is with; the chat window is opened with it.
     * @minLength 1
     * @maxLength 32
     */
  getId: string;
  /**
     * The order that the chat is about: its number.
     * @minLength 10
     * @maxLength 32
     * @pattern ^[A-Z][0-9]+$
     */
  objectId: string;
  /** Kind of the order: 1 standard, 2 customised, 3 sample. */
  objectType: OrderChatObjectType;
  /**
     * Unread messages of this chat.
     * @minimum 0
     * @maximum 1000000000
     */
  readNum: number;
  /**
     * When the latest message was sent.
     * @maxLength 40
     */
  createTime: string;
}
