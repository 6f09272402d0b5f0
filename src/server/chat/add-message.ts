import { eq, sql } from 'drizzle-orm';
import { messageText } from '#domain/chat/message-text.ts';
import { newMessage } from '#domain/chat/unread-message.ts';
import type { Executor } from '#server/db/client.ts';
import { chatMessage, orderChat } from '#server/db/schema/chat.ts';
import type { ChatOrder } from './chat-order.ts';

export interface NewMessage {
  readonly content: string;
  readonly fromShop: boolean;
  readonly staff?: string;
}

/**
 * Adds a message to the chat of an order. The chat is locked before the message gets its number, so numbers become visible in
 * their order; times do not go back either, although every server has a clock of its own.
 */
export function addMessage(
  db: Executor,
  { orderNo, objectType, memberId }: ChatOrder,
  message: NewMessage,
  now: Date,
) {
  const text = messageText(message.content);
  if (!text.ok) return text;
  return db.transaction(async (tx) => {
    const [chat] = await tx
      .insert(orderChat)
      .values({ orderNo, objectType, memberId, lastAt: now })
      .onConflictDoUpdate({
        target: orderChat.orderNo,
        set: { lastAt: sql`greatest(${orderChat.lastAt}, excluded.last_at)` },
      })
      .returning({ lastAt: orderChat.lastAt });
    const [added] = await tx
      .insert(chatMessage)
      .values({
        ...message,
        ...newMessage,
        orderNo,
        memberId,
        content: text.value,
        createdAt: chat?.lastAt ?? now,
      })
      .returning({ id: chatMessage.id });
    await tx
      .update(orderChat)
      .set({ lastId: added?.id ?? null })
      .where(eq(orderChat.orderNo, orderNo));
    return { ok: true } as const;
  });
}
