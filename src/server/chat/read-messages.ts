import { and, asc, count, desc, eq, gt, inArray, lte, type SQL } from 'drizzle-orm';
import type { ChatWindow } from '#domain/chat/chat-window.ts';
import { isUnreadBy, newMessage, readMessage } from '#domain/chat/unread-message.ts';
import type { Executor } from '#server/db/client.ts';
import { chatMessage } from '#server/db/schema/chat.ts';

type MessageRow = typeof chatMessage.$inferSelect;

interface Page extends ChatWindow {
  readonly orderNo: string;
  readonly pageNum: number;
  readonly pageSize: number;
}

function inWindow({ orderNo, after, upTo }: Page): SQL | undefined {
  return and(
    eq(chatMessage.orderNo, orderNo),
    after === undefined ? undefined : gt(chatMessage.id, after),
    upTo === undefined ? undefined : lte(chatMessage.id, upTo),
  );
}

/** One page of the messages of a chat, with the total number. */
export async function readMessages(db: Executor, page: Page) {
  const { newestFirst, pageNum, pageSize } = page;
  const matching = inWindow(page);
  const rows = await db
    .select()
    .from(chatMessage)
    .where(matching)
    .orderBy(newestFirst ? desc(chatMessage.id) : asc(chatMessage.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  if (pageNum === 1 && rows.length < pageSize) return { rows, total: rows.length };
  const [total] = await db.select({ messages: count() }).from(chatMessage).where(matching);
  return { rows, total: total?.messages ?? 0 };
}

/** Marks those of the messages as read that one side wrote and the other has not read. */
export async function markAsRead(
  db: Executor,
  rows: readonly MessageRow[],
  fromShop: boolean,
): Promise<void> {
  const reader = fromShop ? 'member' : 'shop';
  const unread = rows.filter((row) => isUnreadBy(reader, row)).map(({ id }) => id);
  if (unread.length === 0) return;
  await db
    .update(chatMessage)
    .set(readMessage)
    .where(and(inArray(chatMessage.id, unread), eq(chatMessage.readNum, newMessage.readNum)));
}

/** Marks all messages of a chat as read by both sides. */
export async function readAllMessages(db: Executor, orderNo: string): Promise<void> {
  await db
    .update(chatMessage)
    .set(readMessage)
    .where(and(eq(chatMessage.orderNo, orderNo), eq(chatMessage.readNum, newMessage.readNum)));
}
