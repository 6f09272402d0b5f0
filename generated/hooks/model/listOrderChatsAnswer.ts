// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { OrderChat } from './orderChat.ts';
import type { SuccessCode } from './successCode.ts';
import type { TotalParams } from './totalParams.ts';

/**
 * One page of chats.
 */
export interface ListOrderChatsAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * The chats.
     * @maxItems 100
     */
  data: OrderChat[];
  params: TotalParams;
}
