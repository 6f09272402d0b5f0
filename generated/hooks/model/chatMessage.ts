// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ChatText } from './chatText.ts';
import type { DateTime } from './dateTime.ts';
import type { ObjectId } from './objectId.ts';
import type { ObjectType } from './objectType.ts';
import type { Remark } from './remark.ts';

/**
 * A message of a chat about an order.
 */
export interface ChatMessage {
  /**
     * Number of the message.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  content: ChatText;
  /**
     * `Y` on own messages, the id of the sender otherwise.
     * @minLength 1
     * @maxLength 32
     */
  putId: string;
  /**
     * Name of the sender.
     * @minLength 1
     * @maxLength 100
     */
  putName: string;
  /**
     * Id of the receiver.
     * @minLength 1
     * @maxLength 32
     */
  getId: string;
  objectId: ObjectId;
  objectType: ObjectType;
  createTime: DateTime;
  remark1: Remark;
  /**
     * How often the other side has read it; 0 is unread.
     * @minimum 0
     * @maximum 1000000000
     */
  readNum: number;
}
