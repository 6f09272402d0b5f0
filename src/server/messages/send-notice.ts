import { type CheckedNotice, type NewNotice, newNotice } from '#domain/messages/new-notice.ts';
import type { Executor } from '#server/db/client.ts';
import { notice } from '#server/db/schema/messages.ts';

/** Stores a notice for a member and returns its id. */
export async function storeNotice(
  db: Executor,
  memberId: number,
  { messageType, text, order, link }: CheckedNotice,
  now: Date,
): Promise<number> {
  const [added] = await db
    .insert(notice)
    .values({
      memberId,
      messageType,
      contentZh: text.zh,
      contentEn: text.en,
      orderNo: order?.orderNo ?? null,
      orderType: order?.orderType ?? null,
      link: link ?? null,
      createdAt: now,
    })
    .returning({ id: notice.id });
  if (!added) throw new Error('the notice was not added');
  return added.id;
}

/** Lets a member know something; refused as `fieldRefused` when the notice leads nowhere or has no text. Returns its id. */
export async function sendNotice(db: Executor, memberId: number, asked: NewNotice, now: Date) {
  const checked = newNotice(asked);
  if (!checked.ok) return checked;
  return { ok: true, value: await storeNotice(db, memberId, checked.value, now) } as const;
}
