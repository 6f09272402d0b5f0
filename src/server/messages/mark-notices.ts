import { and, eq, inArray, isNull } from 'drizzle-orm';
import { isOffered, refuseUnlessOffered } from '#domain/actions/offered.ts';
import { typesReadTogether } from '#domain/messages/notice.ts';
import { ownEntry } from '#domain/ownership/own-entry.ts';
import { actions } from '#generated/actions.ts';
import type { Executor } from '#server/db/client.ts';
import { hasId } from '#server/db/has-id.ts';
import { notice } from '#server/db/schema/messages.ts';
import { readStateOf } from './read-notices.ts';

interface Marked {
  readonly memberId: number;
  readonly messageId: number;
  readonly now: Date;
}

/** Marks a notice as read or confirmed. Two simultaneous confirmations of one notice wait for each other, and one is refused. */
export function markNotice(db: Executor, { memberId, messageId, now }: Marked) {
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(notice).where(hasId(notice.id, messageId)).for('update');
    const own = ownEntry(found, memberId);
    if (!own.ok) return own;
    const { messageType, readAt } = own.value;
    const readState = readStateOf(own.value);
    const refusal = refuseUnlessOffered(isOffered(actions.Notice.mark, { messageType, readState }));
    if (refusal) return refusal;
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
