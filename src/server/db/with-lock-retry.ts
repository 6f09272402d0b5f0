import { sql } from 'drizzle-orm';
import type { Executor } from './client.ts';

/** serialization_failure, deadlock_detected, lock_not_available: nothing happened, and the next try may go through. */
const worthAnotherTry: ReadonlySet<unknown> = new Set(['40001', '40P01', '55P03']);

/**
 * Shorter than twice PostgreSQL's deadlock_timeout: a shopper who waits in a circle with a long transaction, such as an
 * import, always gives way before the import is the one that is ended.
 */
const longestWait = '1500ms';
const tries = 10;

function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error ? error.code : codeOf(error.cause);
}

/**
 * Runs something that locks several rows as one transaction, or as one part of the transaction that `db` is; when others
 * hold the rows too long it lets go of what it has and tries again. After the last try the error is one that says
 * "unavailable" to the client.
 */
export async function withLockRetry<T>(db: Executor, run: (tx: Executor) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('lock_timeout', ${longestWait}, true)`);
        return run(tx);
      });
    } catch (error) {
      if (attempt >= tries || !worthAnotherTry.has(codeOf(error))) throw error;
    }
  }
}
