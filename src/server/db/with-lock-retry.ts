import { sql } from 'drizzle-orm';
import type { Executor } from './client.ts';

/** serialization_failure, deadlock_detected, lock_not_available: the transaction was rolled back and a retry may succeed. */
const worthAnotherTry: ReadonlySet<unknown> = new Set(['40001', '40P01', '55P03']);

/**
 * Shorter than twice PostgreSQL's deadlock_timeout: in a deadlock with a long transaction such as an import, the shopper's call
 * gives way first.
 */
const longestWait = '1500ms';
const maxAttempts = 10;

function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error ? error.code : codeOf(error.cause);
}

/**
 * Runs work that locks several rows in a transaction, or in a savepoint when `db` is a transaction. Rolls back and retries when
 * it waits too long for a lock. After the last attempt the thrown error maps to "unavailable".
 */
export async function withLockRetry<T>(db: Executor, run: (tx: Executor) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('lock_timeout', ${longestWait}, true)`);
        return run(tx);
      });
    } catch (error) {
      if (attempt >= maxAttempts || !worthAnotherTry.has(codeOf(error))) throw error;
    }
  }
}
