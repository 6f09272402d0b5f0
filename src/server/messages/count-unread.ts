import { countUnread } from '#server/chat/index.ts';
import type { Executor } from '#server/db/client.ts';
import { countUnreadNotices } from './read-notices.ts';

/** The number at the message link of the top bar: unread notices, and unread messages of the shop in chats. */
export async function countUnreadMessages(db: Executor, memberId: number): Promise<number> {
  return (await countUnreadNotices(db, memberId)) + (await countUnread(db, memberId));
}
