import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { type ChatReader, shownChat } from '#domain/chat/shown-message.ts';
import type { Language } from '#domain/language.ts';
import type { Executor } from '#server/db/client.ts';
import { chatMessage, orderChat } from '#server/db/schema/chat.ts';
import { unreadCondition } from './unread.ts';

interface Page {
  readonly pageNum: number;
  readonly pageSize: number;
}

async function unreadByOrder(db: Executor, memberId: number, numbers: readonly string[]) {
  if (numbers.length === 0) return new Map<string, number>();
  const rows = await db
    .select({ orderNo: chatMessage.orderNo, unread: count() })
    .from(chatMessage)
    .where(and(unreadCondition(memberId), inArray(chatMessage.orderNo, [...numbers])))
    .groupBy(chatMessage.orderNo);
  return new Map(rows.map(({ orderNo, unread }) => [orderNo, unread]));
}

/** One page of a member's chats, the one with the latest message first, with the total number. */
export async function readChats(
  db: Executor,
  reader: ChatReader,
  { pageNum, pageSize }: Page,
  language: Language,
) {
  const mine = eq(orderChat.memberId, reader.id);
  const [total] = await db.select({ chats: count() }).from(orderChat).where(mine);
  const rows = await db
    .select({ chat: orderChat, latest: chatMessage })
    .from(orderChat)
    .innerJoin(chatMessage, eq(chatMessage.id, orderChat.lastId))
    .where(mine)
    .orderBy(desc(orderChat.lastAt), desc(orderChat.lastId))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const numbers = rows.map(({ chat }) => chat.orderNo);
  const unread = await unreadByOrder(db, reader.id, numbers);
  const chats = rows.map(({ chat: { orderNo, objectType }, latest }) =>
    shownChat({ ...latest, objectType }, unread.get(orderNo) ?? 0, { reader, language }),
  );
  return { chats, total: total?.chats ?? 0 };
}
