import { join } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Config } from '#server/config.ts';
import { reasonOf, StartProblem } from '#server/start-problem.ts';
import { lockDataFolder } from './data-lock.ts';
import { migrate } from './migrate.ts';
import { startPglite } from './pglite.ts';

export type Database = NodePgDatabase;

/** Either the database itself or a transaction in it. On PGlite there is one connection: inside a transaction use only that. */
export type Executor = Pick<
  Database,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>;

export interface OpenDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly kind: 'postgresql' | 'pglite';
  readonly close: () => Promise<void>;
}

const connectTimeoutMs = 10_000;
const pgliteWaitMs = 60_000;

const int8 = 20;
/** Counts and money stay below 2^53; anything beyond is a bug that must not pass as a rounded number. */
pg.types.setTypeParser(int8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is beyond 2^53`);
  return value;
});

/** Opens the database that the configuration names and brings its tables up to date. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  const opened =
    config.databaseUrl === undefined
      ? await openPglite(config.dataDir)
      : await openPostgres(config.databaseUrl);
  try {
    await migrate(opened.pool);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** Wraps a pool as a database; a lost idle connection is replaced by the pool and is no event. */
export function databaseOn(
  pool: pg.Pool,
  kind: OpenDatabase['kind'],
  release: () => Promise<void>,
): OpenDatabase {
  pool.on('error', () => undefined);
  return {
    db: drizzle(pool),
    pool,
    kind,
    close: async () => {
      await pool.end();
      await release();
    },
  };
}

/**
 * Statements here take milliseconds: compiling one takes longer than it saves. Said once per connection and not while it
 * is opened, because connection poolers refuse settings there; a server that knows no such setting goes without.
 */
async function withoutCompiling(client: pg.ClientBase): Promise<void> {
  await client.query('set jit = off').catch(() => undefined);
}

async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectTimeoutMs,
    onConnect: withoutCompiling,
  });
  const opened = databaseOn(pool, 'postgresql', async () => undefined);
  try {
    await pool.query('select 1');
    return opened;
  } catch (error) {
    await opened.close();
    const { host, pathname } = new URL(url);
    throw new StartProblem(
      `The database ${pathname.slice(1)} at ${host} cannot be reached: ${reasonOf(error)}`,
    );
  }
}

async function openPglite(dataDir: string): Promise<OpenDatabase> {
  const unlock = lockDataFolder(dataDir);
  try {
    const embedded = await startPglite({ dataDir: join(dataDir, 'database') });
    return databaseOn(pglitePool(embedded.connect), 'pglite', async () => {
      await embedded.close();
      unlock();
    });
  } catch (error) {
    unlock();
    throw error;
  }
}

/** The embedded database has one session, so its pool has one connection, which is never given up. */
export function pglitePool(
  connect: () => ReturnType<Awaited<ReturnType<typeof startPglite>>['connect']>,
): pg.Pool {
  return new pg.Pool({
    stream: connect,
    user: 'postgres',
    database: 'postgres',
    password: '',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: pgliteWaitMs,
  });
}
