import pg from 'pg';
import { databaseUrls } from './database-urls.ts';
import { DatabaseWatch, type OnAvailability } from './database-watch.ts';
import { limitSession } from './session-limits.ts';
import { withoutStatementNames } from './statement-names.ts';

export interface PostgresPool {
  readonly pool: pg.Pool;
  readonly watch: DatabaseWatch;
}

const connections = 10;
/** Milliseconds that a call waits for a connection when all are in use. */
const connectTimeoutMs = 10_000;

/** Client that connects to the currently writable host, whatever URL the pool was created with. */
function clientOn(watch: DatabaseWatch): new () => pg.Client {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionString: watch.url, stream: watch.openSocket });
    }
  };
}

/** A pooler in transaction mode keeps neither settings nor named statements between transactions. */
async function prepareSession(client: pg.ClientBase): Promise<void> {
  if (!(await limitSession(client))) withoutStatementNames(client);
}

/** Connection pool for the writable host of the URL. */
export function postgresPool(url: string, onAvailability?: OnAvailability): PostgresPool {
  const watch = new DatabaseWatch(databaseUrls(url), onAvailability);
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    // Statements of a transaction that do not need each other's results are sent together.
    pipeline: true,
    Client: clientOn(watch),
    onConnect: prepareSession,
  });
  return { pool, watch };
}
