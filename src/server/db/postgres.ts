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
/** How long a call waits for a connection when all are in use. */
const connectTimeoutMs = 10_000;

/** A client that connects to the address that can be written to now, whatever the pool was made with. */
function clientOn(watch: DatabaseWatch): new () => pg.Client {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionString: watch.url, stream: watch.openSocket });
    }
  };
}

/** A session that is lent for one transaction keeps neither settings nor named statements for the next one. */
async function prepareSession(client: pg.ClientBase): Promise<void> {
  if (!(await limitSession(client))) withoutStatementNames(client);
}

/** A pool of connections to whichever address of the URL can be written to. */
export function postgresPool(url: string, onAvailability?: OnAvailability): PostgresPool {
  const watch = new DatabaseWatch(databaseUrls(url), onAvailability);
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    Client: clientOn(watch),
    onConnect: prepareSession,
  });
  return { pool, watch };
}
