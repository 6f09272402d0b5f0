import { codeOf } from '#domain/caught-error.ts';
import { advisoryLocks } from '#server/db/advisory-locks.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';
import type { ImportState } from '#server/db/schema/catalogue.ts';
import { ImportProblem } from '../problem.ts';

const PATIENCE = '10s';

export type RunCounts = { read: number; loaded: number; refused: number; repaired: number };

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Takes the only place for an import, which is held by the connection and so gone with it; another one is waited for a
 * little, since the server may still be clearing up after one that was killed. Throws when it goes on running.
 */
export async function acquireLock(db: Queryable): Promise<void> {
  await rows(db, `set lock_timeout = '${PATIENCE}'`);
  try {
    await rows(db, 'select pg_advisory_lock($1)', [advisoryLocks.import]);
  } catch (error) {
    if (codeOf(error) !== LOCK_NOT_AVAILABLE) throw error;
    throw new ImportProblem('importRunning', 'Another import is running in this database.');
  } finally {
    await rows(db, 'reset lock_timeout');
  }
}

export async function releaseLock(db: Queryable): Promise<void> {
  await rows(db, 'select pg_advisory_unlock($1)', [advisoryLocks.import]);
}

/** Notes that a run has begun. A run that was never finished belongs to a process that died. */
export async function beginRun(
  db: Queryable,
  supplier: string,
  file: string,
  fingerprint: string,
): Promise<number> {
  await rows(db, `update import_run set state = 'failed', finished_at = now() where state = 'running'`);
  const [row] = await rows<{ id: number }>(
    db,
    'insert into import_run (supplier, file, fingerprint) values ($1, $2, $3) returning id',
    [supplier, file, fingerprint],
  );
  if (!row) throw new Error('the import run was not noted');
  return row.id;
}

const update = `update import_run set rows_read = $2, rows_loaded = $3, rows_refused = $4, rows_repaired = $5, state = $6,
  finished_at = case when $6 = 'running' then null else now() end where id = $1`;

export async function noteRun(
  db: Queryable,
  id: number,
  counts: RunCounts,
  state: ImportState,
): Promise<void> {
  await rows(db, update, [id, counts.read, counts.loaded, counts.refused, counts.repaired, state]);
}
