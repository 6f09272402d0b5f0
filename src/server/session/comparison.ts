import { setTimeout } from 'node:timers/promises';
import { and, count, gt, inArray, lt, sql } from 'drizzle-orm';
import type { AttemptLimit } from '#domain/session/attempts.ts';
import { ApiRefusal } from '#domain/wire/envelope.ts';
import type { Executor } from '#server/db/client.ts';
import { attempt } from '#server/db/schema/session.ts';
import { type Counted, deleteAttempts, holdTime, ofKey, recordAttempt, remainingLock } from './attempts.ts';

/** Milliseconds after which an attempt that still waits is refused. */
const longestWaitMs = 30_000;
/** Milliseconds between two renewals; `holdTime` is several times as long. */
const renewMs = 1000;

/** Counts the attempts of a key before one of them: the wrong ones within the lock, and those that are still being compared. */
async function countBefore(
  db: Executor,
  { counted, id, since }: { readonly counted: Counted; readonly id: number; readonly since: Date },
) {
  const [found] = await db
    .select({
      all: count(),
      wrong: sql<number>`count(*) filter (where not ${attempt.undecided})`.mapWith(Number),
    })
    .from(attempt)
    .where(and(ofKey(counted), lt(attempt.id, id), gt(attempt.at, since)));
  return found ? { wrong: found.wrong, undecided: found.all - found.wrong } : { wrong: 0, undecided: 0 };
}

/** Removes attempts whose process has ended. A delete sees a decision that was made meanwhile, a condition of a read would not. */
async function removeLost(db: Executor, counted: Counted): Promise<void> {
  const isLost = lt(attempt.heldUntil, sql`clock_timestamp()`);
  await db.delete(attempt).where(and(ofKey(counted), attempt.undecided, isLost));
}

/**
 * Compares a secret under limits across all processes. Each attempt is recorded before the comparison, and as many run in parallel as may
 * still fail, so that parallel guesses count while any number of right ones succeeds. The attempts of a process that was
 * killed meanwhile are dropped, so that a crash locks nobody. It gives no free guess either: a dropped attempt yields no result.
 */
export class Comparison {
  readonly #db: Executor;
  readonly #now: Date;
  readonly #ids: number[] = [];

  constructor({ db, now }: { readonly db: Executor; readonly now: Date }) {
    this.#db = db;
    this.#now = now;
  }

  /** Waits until the secret may be compared and returns 0, or the remaining seconds of the lock. */
  async admit(counted: Counted, lock: AttemptLimit): Promise<number> {
    const id = await recordAttempt(this.#db, counted, this.#now, true);
    this.#ids.push(id);
    const wait = await this.#waitFor(counted, lock, id);
    if (wait > 0) await deleteAttempts(this.#db, this.#ids);
    return wait;
  }

  async #waitFor(counted: Counted, lock: AttemptLimit, id: number): Promise<number> {
    const since = new Date(this.#now.getTime() - lock.lasts * 1000);
    for (let waitedMs = 0; waitedMs < longestWaitMs; ) {
      await removeLost(this.#db, counted);
      // Counted first: an attempt decided between the two reads is then seen as failed by the second.
      const { wrong, undecided } = await countBefore(this.#db, { counted, id, since });
      const locked = await remainingLock(this.#db, { counted, id, lock, now: this.#now });
      if (locked > 0) return locked;
      if (undecided === 0 || wrong + undecided < lock.most) return 0;
      const pauseMs = Math.min(renewMs, 20 * undecided);
      await setTimeout(pauseMs);
      await this.#renew();
      waitedMs += pauseMs;
    }
    return 1;
  }

  async #renew(): Promise<void> {
    await this.#db.update(attempt).set({ heldUntil: holdTime }).where(inArray(attempt.id, this.#ids));
  }

  async #markFailed(): Promise<number> {
    const decided = await this.#db
      .update(attempt)
      .set({ undecided: false })
      .where(inArray(attempt.id, this.#ids))
      .returning({ id: attempt.id });
    return decided.length;
  }

  /** Compares and returns the result once it is stored; a wrong secret counts for each of the limits. */
  async isRight(compare: () => Promise<boolean>): Promise<boolean> {
    const renewing = setInterval(() => this.#renew().catch(() => undefined), renewMs);
    const isRight = await compare().finally(() => clearInterval(renewing));
    const decided = await (isRight ? deleteAttempts(this.#db, this.#ids) : this.#markFailed());
    if (decided < this.#ids.length) throw new ApiRefusal('unavailable');
    return isRight;
  }
}
