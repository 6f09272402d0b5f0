import { eq } from 'drizzle-orm';
import { constants } from '#generated/constants.ts';
import type { Executor } from '#server/db/client.ts';
import { account } from '#server/db/schema/ledger.ts';
import {
  type Counted,
  countAttempts,
  forgetAllAttempts,
  forgetAttempts,
  lockedFor,
  noteAttempt,
} from '#server/session/attempts.ts';
import { passwordFits } from '#server/session/password.ts';

type PayPasswordRefusal =
  | { readonly ok: false; readonly code: 'payPasswordMissing' }
  | { readonly ok: false; readonly code: 'payPasswordLocked'; readonly params: { retryAfter: number } }
  | { readonly ok: false; readonly code: 'wrongPayPassword'; readonly params: { triesLeft: number } };

interface Checked {
  readonly memberId: number;
  readonly password: string;
  readonly now: Date;
}

const { payPasswordTries: tries, payPasswordLock: lasts } = constants;

async function compare(
  db: Executor,
  { memberId, password, now }: Checked,
): Promise<PayPasswordRefusal | undefined> {
  const [found] = await db
    .select({ hash: account.payPasswordHash })
    .from(account)
    .where(eq(account.memberId, memberId));
  if (!found?.hash) return { ok: false, code: 'payPasswordMissing' };
  const counted: Counted = { kind: 'payPassword', key: String(memberId) };
  const attempt = await noteAttempt(db, counted, now);
  const retryAfter = await lockedFor(db, counted, attempt, { tries, lasts }, now);
  if (retryAfter > 0) {
    await forgetAttempts(db, [attempt]);
    return { ok: false, code: 'payPasswordLocked', params: { retryAfter } };
  }
  if (await passwordFits(password, found.hash)) {
    await forgetAllAttempts(db, counted);
    return undefined;
  }
  const wrong = await countAttempts(db, counted, lasts, now);
  return { ok: false, code: 'wrongPayPassword', params: { triesLeft: Math.max(0, tries - wrong) } };
}

/** The last check of each member in this process. */
const running = new Map<number, Promise<unknown>>();

/**
 * Compares a payment password, with the plain database: what is noted must outlive a refused call. Every try is noted before
 * it is compared, so that tries made at once count wherever they arrive. The tries of one member wait for each other here,
 * so that many right ones at once do not pass for guesses.
 */
export async function checkPayPassword(
  db: Executor,
  checked: Checked,
): Promise<PayPasswordRefusal | undefined> {
  const { memberId } = checked;
  const before = running.get(memberId);
  const mine = (async () => {
    await before?.catch(() => undefined);
    return compare(db, checked);
  })();
  running.set(memberId, mine);
  try {
    return await mine;
  } finally {
    if (running.get(memberId) === mine) running.delete(memberId);
  }
}
