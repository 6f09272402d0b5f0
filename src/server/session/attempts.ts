import { createHash } from 'node:crypto';
import { and, count, desc, eq, gt, inArray, lt, not, sql } from 'drizzle-orm';
import {
  type AttemptLimit,
  hourlySpan,
  type RateLimit,
  secondsLocked,
  secondsUntilAllowed,
} from '#domain/session/attempts.ts';
import { constants } from '#generated/constants.ts';
import type { Executor } from '#server/db/client.ts';
import { attempt } from '#server/db/schema/session.ts';

type Kind = typeof attempt.$inferSelect.kind;

/** Whose attempts of which kind are counted. */
export interface Counted {
  readonly kind: Kind;
  readonly key: string;
}

/** Seconds after which an attempt is irrelevant for every limit. */
const retentionSeconds = Math.max(
  2 * constants.loginLock,
  2 * constants.payPasswordLock,
  constants.mailedCodeSpan,
  hourlySpan,
  constants.stockAlertSpan,
);

function keyHash({ kind, key }: Counted): string {
  return createHash('sha256').update(`${kind}:${key}`).digest('base64url');
}

/** Condition: the attempt is one of those counted together. */
export function ofKey(counted: Counted) {
  return and(eq(attempt.kind, counted.kind), eq(attempt.keyHash, keyHash(counted)));
}

/** Time until which an attempt is held whose comparison runs now; by the database's clock, which all processes share. */
export const holdTime = sql`clock_timestamp() + interval '5 seconds'`;

/** Records an attempt and returns its id, with which it can be decided or removed. */
export async function recordAttempt(
  db: Executor,
  counted: Counted,
  now: Date,
  undecided = false,
): Promise<number> {
  const oldest = new Date(now.getTime() - retentionSeconds * 1000);
  await db.delete(attempt).where(lt(attempt.at, oldest));
  const hash = keyHash(counted);
  const noted = await db.transaction(async (tx) => {
    // The lock makes attempts visible in id order: each one sees all earlier ones.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`);
    const [row] = await tx
      .insert(attempt)
      .values({ kind: counted.kind, keyHash: hash, at: now, undecided, heldUntil: holdTime })
      .returning({ id: attempt.id });
    return row;
  });
  if (!noted) throw new Error('an attempt was not noted');
  return noted.id;
}

/** Deletes attempts and returns how many there still were. */
export async function deleteAttempts(db: Executor, ids: readonly number[]): Promise<number> {
  const deleted = await db
    .delete(attempt)
    .where(inArray(attempt.id, [...ids]))
    .returning({ id: attempt.id });
  return deleted.length;
}

/** Deletes failed attempts; undecided ones stay. */
export async function deleteFailedAttempts(db: Executor, counted: Counted): Promise<void> {
  await db.delete(attempt).where(and(ofKey(counted), not(attempt.undecided)));
}

/** A recorded attempt with the lock that applies to it. */
interface LimitedAttempt {
  readonly counted: Counted;
  readonly id: number;
  readonly lock: AttemptLimit;
  readonly now: Date;
}

/**
 * Remaining seconds of the lock, 0 when there is none. A lock starts when the last `tries` attempts before this one happened
 * within `lasts` seconds.
 */
export async function remainingLock(
  db: Executor,
  { counted, id, lock, now }: LimitedAttempt,
): Promise<number> {
  const latest = await db
    .select({ at: attempt.at })
    .from(attempt)
    .where(and(ofKey(counted), lt(attempt.id, id), not(attempt.undecided)))
    .orderBy(desc(attempt.id))
    .limit(lock.most);
  const wrong = latest.map(({ at }) => at.getTime());
  return secondsLocked(wrong, lock, now.getTime());
}

/** Number of failed attempts within the last seconds. */
export async function countFailed(
  db: Executor,
  counted: Counted,
  seconds: number,
  now: Date,
): Promise<number> {
  const since = new Date(now.getTime() - seconds * 1000);
  const [found] = await db
    .select({ wrong: count() })
    .from(attempt)
    .where(and(ofKey(counted), gt(attempt.at, since), not(attempt.undecided)));
  return found?.wrong ?? 0;
}

/** Seconds until the sliding window allows another attempt, 0 when it does now. */
export async function remainingWait(
  db: Executor,
  counted: Counted,
  limit: RateLimit & { readonly before?: number },
  now: Date,
): Promise<number> {
  const { most, before } = limit;
  const [fullSince] = await db
    .select({ at: attempt.at })
    .from(attempt)
    .where(and(ofKey(counted), before === undefined ? undefined : lt(attempt.id, before)))
    .orderBy(desc(attempt.id))
    .offset(most - 1)
    .limit(1);
  return fullSince ? secondsUntilAllowed({ [most - 1]: fullSince.at.getTime() }, limit, now.getTime()) : 0;
}

/** Counts one more within the limit and returns 0; returns the seconds to wait, and counts nothing, when the limit is reached. */
export async function countWithin(
  db: Executor,
  counted: Counted,
  limit: RateLimit,
  now: Date,
): Promise<number> {
  const noted = await recordAttempt(db, counted, now);
  const wait = await remainingWait(db, counted, { ...limit, before: noted }, now);
  if (wait > 0) await deleteAttempts(db, [noted]);
  return wait;
}
