import { gt } from 'drizzle-orm';
import { account } from '#server/db/schema/ledger.ts';
import { withLockRetry } from '#server/db/with-lock-retry.ts';
import { lockAccount } from '#server/ledger/index.ts';
import type { Services } from '#server/services.ts';
import { removeFilesOf } from '#server/transport/index.ts';
import { removePerson } from './remove-person.ts';

const dayMs = 86_400_000;

/**
 * Removes again the persons whose accounts were closed within a day, and returns how many: a call that ran while the account was
 * being closed may have stored something afterwards.
 */
export async function sweepClosedAccounts(
  { db, files }: Pick<Services, 'db' | 'files'>,
  now: Date,
): Promise<number> {
  const closed = await db
    .select({ memberId: account.memberId })
    .from(account)
    .where(gt(account.closedAt, new Date(now.getTime() - dayMs)));
  for (const { memberId } of closed) {
    await withLockRetry(db, async (tx) => {
      await lockAccount(tx, memberId);
      await removePerson(tx, memberId);
    });
    await removeFilesOf(db, files, memberId);
  }
  return closed.length;
}
