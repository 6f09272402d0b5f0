import { type NewNotice, newNotice } from '#domain/messages/new-notice.ts';
import type { Executor } from '#server/db/client.ts';
import { notice } from '#server/db/schema/messages.ts';

/** Lets a member know something; refused as `fieldRefused` when the notice leads nowhere or has no text. Returns its id. */
export async function sendNotice(db: Executor, memberId: number, asked: NewNotice, now: Date) {
  const checked = newNotice(asked);
  if (!checked.ok) return checked;
  const { messageType, text, order, link } = checked.value;
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
  return { ok: true, value: added.id } as const;
}
