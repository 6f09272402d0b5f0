import type { ClientBase, PoolClient } from 'pg';
import { constants } from '#generated/constants.ts';

/**
 * Session settings. Statements here take milliseconds and JIT compilation would take longer than it saves; a statement that
 * runs for seconds or an abandoned transaction would hold locks that others wait for. Pages are in memory or on an SSD, and reading
 * a whole table unpacks the words of every product, which the planner does not count: a search for a common word took 5.0 s that way
 * and 0.7 s by its index (120,000 products). Places that an index finds for a common word take about 60 bytes for each page of the products:
 * where they have no room, whole pages are noted and the words of all their products unpacked (10.6 s instead of 0.9 s among a million).
 */
const settings = {
  jit: 'off',
  random_page_cost: '1.1',
  work_mem: '32MB',
  statement_timeout: `${constants.databaseStatementLimit}ms`,
  lock_timeout: `${constants.databaseLockLimit}ms`,
  idle_in_transaction_session_timeout: `${constants.databaseIdleLimit}ms`,
};

const unlimited = { statement_timeout: '0', lock_timeout: '0', idle_in_transaction_session_timeout: '0' };

/** Process id of a connection's server process, null when unknown. `pg` sets it, but its types lack it. */
function processIdOf(client: ClientBase): number | null {
  return 'processID' in client && typeof client.processID === 'number' ? client.processID : null;
}

/** Unknown settings are skipped. */
const setAll = `select count(set_config(requested.key, requested.value, false))::int as "set"
  from json_each_text($1::json) requested join pg_settings known on known.name = requested.key
  where pg_backend_pid() = $2 or $2 is null`;

/**
 * Sets the limits of a new session in one statement after connecting, because poolers refuse startup settings. Behind a pooler
 * in transaction mode the session's process id differs from the connection's: nothing is set then, because it would affect
 * other clients. Set the limits on the database role instead.
 */
export async function limitSession(client: ClientBase): Promise<boolean> {
  const processID = processIdOf(client);
  const { rows } = await client.query<{ set: number }>(setAll, [JSON.stringify(settings), processID]);
  return (rows[0]?.set ?? 0) > 0;
}

/** Whether a connection has its own session; a pooler in transaction mode reports another process id. */
export async function hasOwnSession(client: ClientBase): Promise<boolean> {
  const processID = processIdOf(client);
  if (processID === null) return true;
  const { rows } = await client.query<{ own: boolean }>('select pg_backend_pid() = $1 as own', [processID]);
  return rows[0]?.own === true;
}

/** Removes the limits for long work. Do not reuse the session: release it with `release(true)`. */
export async function unlimitSession(client: PoolClient): Promise<void> {
  const processID = processIdOf(client);
  await client.query(setAll, [JSON.stringify(unlimited), processID]);
}
