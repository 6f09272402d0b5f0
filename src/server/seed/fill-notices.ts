import { and, eq, lt } from 'drizzle-orm';
import { noticeMessageTypeValues } from '#generated/enums.ts';
import type { Executor } from '#server/db/client.ts';
import { notice } from '#server/db/schema/messages.ts';
import { sendNotice } from '#server/messages/index.ts';
import type { DemoContent } from './demo-content.ts';
import { before } from './demo-time.ts';

interface Filling {
  readonly db: Executor;
  readonly content: Pick<DemoContent, 'notices'>;
  readonly memberId: number;
  readonly now: Date;
}

/** Days after which the demo member has read what there is to read about an order. */
const unreadDays = 5;

/** Gives the demo member the notices of the content; those about orders came with the orders. */
export async function fillNotices({ db, content, memberId, now }: Filling): Promise<void> {
  await db
    .update(notice)
    .set({ readAt: now })
    .where(and(eq(notice.memberId, memberId), lt(notice.createdAt, before(now, unreadDays))));
  for (const { type, content: text, link, daysAgo, read } of content.notices.toReversed()) {
    const asked = { messageType: noticeMessageTypeValues[type], text, link };
    const sent = await sendNotice(db, memberId, asked, before(now, daysAgo));
    if (!sent.ok) throw new Error(`the demo notice "${text.en}" leads nowhere`);
    if (read) await db.update(notice).set({ readAt: now }).where(eq(notice.id, sent.value));
  }
}
