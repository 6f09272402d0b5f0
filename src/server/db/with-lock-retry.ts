import { is, sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { awaitTogether } from './await-together.ts';
import type { Executor } from './client.ts';
import { isLockConflict } from './lock-conflict.ts';

/**
 * Shorter than twice PostgreSQL's deadlock_timeout: in a deadlock with a long transaction such as an import, the shopper's call
 * gives way first.
 */
const longestWait = '1500ms';
const maxAttempts = 10;

/** A savepoint was lost, so there is nothing to run the work again in; its cause is why the work failed. */
class LostSavepoint extends Error {}

let savepoints = 0;

/**
 * A savepoint is sent with the first statement of its work, so it costs no round trip, and ends with its transaction. Each has a name of its own, because it is never
 * released: a rollback to a name leads to the last savepoint of that name, which may be that of a nested call.
 */
async function inSavepoint<T>(tx: Executor, run: (tx: Executor) => Promise<T>): Promise<T> {
  savepoints += 1;
  const name = `lock_retry_${savepoints}`;
  const begun = tx.execute(sql.raw(`savepoint ${name}; set local lock_timeout = '${longestWait}'`)).execute();
  try {
    const [, result] = await awaitTogether([begun, run(tx)]);
    return result;
  } catch (error) {
    await tx.execute(sql.raw(`rollback to savepoint ${name}`)).catch(() => {
      throw new LostSavepoint('the work could not be rolled back', { cause: error });
    });
    throw error;
  }
}

function inTransaction<T>(db: Executor, run: (tx: Executor) => Promise<T>): Promise<T> {
  if (is(db, PgTransaction)) return inSavepoint(db, run);
  return db.transaction(async (tx) => {
    const limited = tx.execute(sql.raw(`set local lock_timeout = '${longestWait}'`)).execute();
    const [, result] = await awaitTogether([limited, run(tx)]);
    return result;
  });
}

/**
 * Runs work that locks several rows in a transaction, or in a savepoint when `db` is a transaction. Rolls back and retries when
 * it waits too long for a lock. After the last attempt the thrown error maps to "unavailable".
 */
export async function withLockRetry<T>(db: Executor, run: (tx: Executor) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(db, run);
    } catch (error) {
      const mayTryAgain = isLockConflict(error) && !(error instanceof LostSavepoint);
      if (attempt >= maxAttempts || !mayTryAgain) throw error;
    }
  }
}
