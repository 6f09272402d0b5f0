import { eq } from 'drizzle-orm';
import {
  type PayPasswordRefusal,
  payPasswordLimit,
  refuseComparison,
  refuseWrongPassword,
} from '#domain/cashier/pay-password.ts';
import type { Executor } from '#server/db/client.ts';
import { account } from '#server/db/schema/ledger.ts';
import {
  type Counted,
  countFailed,
  deleteAttempts,
  deleteFailedAttempts,
  markFailed,
  passwordFits,
  recordAttempt,
  waitToCompare,
} from '#server/session/index.ts';

interface Checked {
  readonly memberId: number;
  readonly password: string;
  readonly now: Date;
}

async function storedHash(db: Executor, memberId: number): Promise<string | null | undefined> {
  const [found] = await db
    .select({ hash: account.payPasswordHash })
    .from(account)
    .where(eq(account.memberId, memberId));
  return found?.hash;
}

/**
 * Checks a payment password outside any transaction: the recorded attempt must survive a refused call. Every attempt is
 * recorded before the comparison, and only as many run in parallel as may still fail, across all processes. So five wrong
 * passwords lock the member, while any number of correct ones in parallel succeed.
 */
export async function checkPayPassword(
  db: Executor,
  { memberId, password, now }: Checked,
): Promise<PayPasswordRefusal | undefined> {
  const hash = await storedHash(db, memberId);
  if (!hash) return refuseComparison(false, 0);
  const counted: Counted = { kind: 'payPassword', key: String(memberId) };
  const attempt = await recordAttempt(db, counted, now, true);
  const retryAfter = await waitToCompare(db, { counted, id: attempt, lock: payPasswordLimit, now });
  const locked = refuseComparison(true, retryAfter);
  if (locked) {
    await deleteAttempts(db, [attempt]);
    return locked;
  }
  if (await passwordFits(password, hash)) {
    await deleteFailedAttempts(db, counted);
    await deleteAttempts(db, [attempt]);
    return undefined;
  }
  await markFailed(db, [attempt]);
  return refuseWrongPassword(await countFailed(db, counted, payPasswordLimit.lasts, now));
}
