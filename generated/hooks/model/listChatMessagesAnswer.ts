// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ChatMessage } from './chatMessage.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { TotalParams } from './totalParams.ts';

/**
 * One page of messages of the chat.
 */
export interface ListChatMessagesAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * The messages.
     * @maxItems 10000
     */
  data: ChatMessage[];
  params: TotalParams;
}
