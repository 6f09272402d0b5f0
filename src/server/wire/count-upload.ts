import { ApiRefusal } from '#domain/wire/envelope.ts';
import { constants } from '#generated/constants.ts';
import type { Executor } from '#server/db/client.ts';
import { deleteAttempts, recordAttempt, remainingWait } from '#server/session/index.ts';

/** Counts a member's upload before its file is read; too many within the window are refused (4008). */
export async function countUpload(db: Executor, memberId: number, now: Date): Promise<void> {
  const counted = { kind: 'upload', key: String(memberId) } as const;
  const { uploadRate: most, uploadSpan: span } = constants;
  const noted = await recordAttempt(db, counted, now);
  const retryAfter = await remainingWait(db, counted, { most, span, before: noted }, now);
  if (retryAfter === 0) return;
  await deleteAttempts(db, [noted]);
  throw new ApiRefusal('tooManyRequests', { retryAfter });
}
