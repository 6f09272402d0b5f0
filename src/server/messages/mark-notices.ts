import { and, eq, inArray, isNull } from 'drizzle-orm';
import { isOffered } from '#domain/actions/offered.ts';
import { typesReadTogether } from '#domain/messages/notice.ts';
import { actions } from '#generated/actions.ts';
import type { Executor } from '#server/db/client.ts';
import { hasId } from '#server/db/has-id.ts';
import { notice } from '#server/db/schema/messages.ts';
import { readStateOf } from './read-notices.ts';

const refused = <Code extends string>(code: Code) => ({ ok: false, code }) as const;

interface Marked {
  readonly memberId: number;
  readonly messageId: number;
  readonly now: Date;
}

/** Marks a notice as read or confirmed. Two simultaneous confirmations of one notice wait for each other, and one is refused. */
export function markNotice(db: Executor, { memberId, messageId, now }: Marked) {
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(notice).where(hasId(notice.id, messageId)).for('update');
    if (!found) return refused('notFound');
    if (found.memberId !== memberId) return refused('notYours');
    const { messageType, readAt } = found;
    if (!isOffered(actions.Notice.mark, { messageType, readState: readStateOf(found) }))
      return refused('notOffered');
    if (readAt === null) await tx.update(notice).set({ readAt: now }).where(eq(notice.id, messageId));
    return { ok: true } as const;
  });
}

/** Marks all notices of a member as read that need no confirmation. */
export async function markAllNotices(db: Executor, memberId: number, now: Date): Promise<void> {
  await db
    .update(notice)
    .set({ readAt: now })
    .where(
      and(
        eq(notice.memberId, memberId),
        isNull(notice.readAt),
        inArray(notice.messageType, [...typesReadTogether]),
      ),
    );
}
