import { and, count, desc, eq, isNull } from 'drizzle-orm';
import { inLanguage, type Language } from '#domain/language.ts';
import { noticeReadStateValues } from '#generated/enums.ts';
import type { Executor } from '#server/db/client.ts';
import { notice } from '#server/db/schema/messages.ts';

const { read, unread } = noticeReadStateValues;

type NoticeRow = typeof notice.$inferSelect;

/** Whether a notice counts as read, on the wire. */
export function readStateOf({ readAt }: Pick<NoticeRow, 'readAt'>) {
  return readAt === null ? unread : read;
}

function noticeAnswer(row: NoticeRow, language: Language) {
  const { id, messageType, contentZh, contentEn, createdAt, orderNo, orderType, link } = row;
  return {
    id,
    messageContent: inLanguage({ zh: contentZh, en: contentEn }, language),
    createTime: createdAt.toISOString(),
    messageType,
    readState: readStateOf(row),
    ...(orderNo === null || orderType === null ? {} : { orderNo, orderType }),
    ...(link === null ? {} : { link }),
  };
}

interface Page {
  readonly pageNum: number;
  readonly pageSize: number;
}

/** One page of a member's notices, newest first, with the total number. */
export async function readNotices(
  db: Executor,
  memberId: number,
  { pageNum, pageSize }: Page,
  language: Language,
) {
  const mine = eq(notice.memberId, memberId);
  const [total] = await db.select({ notices: count() }).from(notice).where(mine);
  const rows = await db
    .select()
    .from(notice)
    .where(mine)
    .orderBy(desc(notice.createdAt), desc(notice.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  return { notices: rows.map((row) => noticeAnswer(row, language)), total: total?.notices ?? 0 };
}

/** Number of notices that a member has not read. */
export async function countUnreadNotices(db: Executor, memberId: number): Promise<number> {
  const mine = and(eq(notice.memberId, memberId), isNull(notice.readAt));
  const [found] = await db.select({ unread: count() }).from(notice).where(mine);
  return found?.unread ?? 0;
}
