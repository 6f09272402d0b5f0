import { and, eq } from 'drizzle-orm';
import { newMessage, readMessage } from '#domain/chat/unread-message.ts';
import { constants } from '#generated/constants.ts';
import type { Executor } from '#server/db/client.ts';
import { chatMessage } from '#server/db/schema/chat.ts';
import { addMessage } from './add-message.ts';
import { findChatOrder } from './chat-order.ts';

/** What the shop writes about an order. */
export interface ShopMessage {
  readonly orderNo: string;
  readonly content: string;
  readonly staff?: string;
}

/** Writes to the member of an order for the shop, which has then read what the member wrote before. */
export async function answerChat(db: Executor, { orderNo, content, staff }: ShopMessage, now: Date) {
  const found = await findChatOrder(db, { getId: constants.chatServiceId, objectId: orderNo });
  if (!found.ok) return found;
  const message = { content, fromShop: true, ...(staff === undefined ? {} : { staff }) };
  const added = await addMessage(db, found.value, message, now);
  if (!added.ok) return added;
  await db
    .update(chatMessage)
    .set(readMessage)
    .where(
      and(
        eq(chatMessage.orderNo, orderNo),
        eq(chatMessage.fromShop, false),
        eq(chatMessage.readNum, newMessage.readNum),
      ),
    );
  return added;
}
