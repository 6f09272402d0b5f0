// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ChatText } from './chatText.ts';
import type { MemberKey } from './memberKey.ts';
import type { ObjectId } from './objectId.ts';
import type { ObjectType } from './objectType.ts';

/**
 * A message to the customer service about an order. The text is trimmed.
 */
export interface SendChatMessageForm {
  content: ChatText;
  getId: MemberKey;
  objectId: ObjectId;
  objectType: ObjectType;
}
