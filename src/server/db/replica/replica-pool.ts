import pg from 'pg';
import { constants } from '#generated/constants.ts';
import { limitSession } from '../session-limits.ts';
import { withoutStatementNames } from '../statement-names.ts';

const connections = 10;

/** Connections with short timeouts: a call that would wait for a replica is served by the primary instead. */
export function replicaPool(url: string): pg.Pool {
  return new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: constants.databaseSilence,
    query_timeout: constants.databaseSilence,
    onConnect: async (client) => {
      if (!(await limitSession(client))) withoutStatementNames(client);
    },
  });
}
