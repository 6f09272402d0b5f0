import { uploadRate } from '#domain/files/upload-rate.ts';
import { refuseWhileWaiting } from '#domain/session/attempts.ts';
import { ApiRefusal } from '#domain/wire/envelope.ts';
import type { Executor } from '#server/db/client.ts';
import { countWithin } from '#server/session/index.ts';

/** Counts a member's upload before its file is read; too many within the window are refused (4008). */
export async function countUpload(db: Executor, memberId: number, now: Date): Promise<void> {
  const counted = { kind: 'upload', key: String(memberId) } as const;
  const refusal = refuseWhileWaiting(await countWithin(db, counted, uploadRate, now));
  if (refusal) throw new ApiRefusal(refusal.code, refusal.params);
}
