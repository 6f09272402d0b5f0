import type { ClientBase, PoolClient } from 'pg';
import { constants } from '#generated/constants.ts';

/**
 * What a session of the shop has set. Statements here take milliseconds, and compiling one takes longer than it saves; one that
 * takes seconds, or a transaction that nobody goes on with, would hold locks that others wait for.
 */
const settings = {
  jit: 'off',
  statement_timeout: `${constants.databaseStatementLimit}ms`,
  lock_timeout: `${constants.databaseLockLimit}ms`,
  idle_in_transaction_session_timeout: `${constants.databaseIdleLimit}ms`,
};

const unlimited = { statement_timeout: '0', lock_timeout: '0', idle_in_transaction_session_timeout: '0' };

/** A setting that the server does not know is left out. */
const setAll = `select count(set_config(wanted.key, wanted.value, false))::int as "set"
  from json_each_text($1::json) wanted join pg_settings known on known.name = wanted.key
  where pg_backend_pid() = $2 or $2 is null`;

/**
 * Sets the limits of a new session, in one statement and not while it is opened, because connection poolers refuse settings
 * there. Behind a pooler that lends a session for one transaction the process id of the session is another one than the
 * connection was given: there nothing is set, because it would be set for somebody else. The limits belong to the role then.
 */
export async function limitSession(client: ClientBase): Promise<boolean> {
  const { processID = null } = client as { processID?: number | null };
  const { rows } = await client.query<{ set: number }>(setAll, [JSON.stringify(settings), processID]);
  return (rows[0]?.set ?? 0) > 0;
}

/** Whether a connection has a session of its own; a pooler that lends one for each transaction gives another process id. */
export async function hasOwnSession(client: ClientBase): Promise<boolean> {
  const { processID = null } = client as { processID?: number | null };
  if (processID === null) return true;
  const { rows } = await client.query<{ own: boolean }>('select pg_backend_pid() = $1 as own', [processID]);
  return rows[0]?.own === true;
}

/** For work that may take long. The session is not to be used for anything else: release it with `release(true)`. */
export async function unlimitSession(client: PoolClient): Promise<void> {
  const { processID = null } = client as { processID?: number | null };
  await client.query(setAll, [JSON.stringify(unlimited), processID]);
}
