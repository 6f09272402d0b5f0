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
  Comparison,
  type Counted,
  countFailed,
  deleteFailedAttempts,
  passwordFits,
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

/** Checks a payment password outside any transaction: a wrong one must count although the call is refused. */
export async function checkPayPassword(
  db: Executor,
  { memberId, password, now }: Checked,
): Promise<PayPasswordRefusal | undefined> {
  const hash = await storedHash(db, memberId);
  if (!hash) return refuseComparison(false, 0);
  const counted: Counted = { kind: 'payPassword', key: String(memberId) };
  const comparison = new Comparison({ db, now });
  const locked = refuseComparison(true, await comparison.admit(counted, payPasswordLimit));
  if (locked) return locked;
  if (!(await comparison.isRight(() => passwordFits(password, hash))))
    return refuseWrongPassword(await countFailed(db, counted, payPasswordLimit.lasts, now));
  await deleteFailedAttempts(db, counted);
  return undefined;
}
