import { and, count, eq, type SQL } from 'drizzle-orm';
import { newMessage } from '#domain/chat/unread-message.ts';
import type { Executor } from '#server/db/client.ts';
import { chatMessage } from '#server/db/schema/chat.ts';

/** The messages of the shop that a member has not read. */
export function unreadCondition(memberId: number): SQL | undefined {
  return and(
    eq(chatMessage.memberId, memberId),
    eq(chatMessage.fromShop, true),
    eq(chatMessage.readNum, newMessage.readNum),
  );
}

/** Number of messages of the shop that a member has not read, over all orders. */
export async function countUnread(db: Executor, memberId: number): Promise<number> {
  const [found] = await db.select({ unread: count() }).from(chatMessage).where(unreadCondition(memberId));
  return found?.unread ?? 0;
}
