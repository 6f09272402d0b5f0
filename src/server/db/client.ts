import { channel } from 'node:diagnostics_channel';
import { join } from 'node:path';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import { reasonOf, StartProblem } from '#server/start-problem.ts';
import { databaseFolder, lockDataFolder } from './data-lock.ts';
import { databaseName } from './database-urls.ts';
import { checkDiskSpace } from './disk-space.ts';
import { drizzleOn } from './drizzle-on.ts';
import { migrate } from './migrate.ts';
import { startPglite } from './pglite.ts';
import { postgresPool } from './postgres.ts';
import { keepPrivate } from './private-folder.ts';
import { traceQueries } from './trace-queries.ts';

export type Database = NodePgDatabase;

/** The database or a transaction in it. PGlite has a single connection: inside a transaction use only the transaction. */
export type Executor = Pick<
  Database,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>;

export interface OpenDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly kind: 'postgresql' | 'pglite';
  /** Starts to monitor PostgreSQL: from then on calls are refused at once while it does not respond. PGlite always is. */
  readonly startWatch: () => void;
  readonly close: () => Promise<void>;
}

type Log = Pick<Logger, 'warn' | 'info'>;

/** Where the database is: at a URL, otherwise PGlite in the folder. */
interface DatabaseSettings {
  readonly databaseUrl?: string;
  /** Past a connection pooler, for work that needs its own session. */
  readonly databaseDirectUrl?: string;
  readonly dataDir: string;
}

const outages = channel('shop:database:outage');

/** Calls `listener` whenever the connection to a database is lost. */
export function onOutage(listener: () => void): void {
  outages.subscribe(listener);
}

function logAvailability(log: Log, reason: string | undefined): void {
  if (reason !== undefined) outages.publish(reason);
  if (reason === undefined) log.info('the database is back');
  else log.warn({ reason }, 'the database is away');
}

const pgliteWaitMs = 60_000;

const int8 = 20;
/** Counts and money stay below 2^53; a larger value is a bug and must not be rounded silently. */
pg.types.setTypeParser(int8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is beyond 2^53`);
  return value;
});

/**
 * Opens the configured database and applies missing migrations. It is not monitored meanwhile: work before the first call may wait
 * for a busy database, which must not end the start. The log is for outages.
 */
export async function openDatabase(config: DatabaseSettings, log?: Log): Promise<OpenDatabase> {
  const opened =
    config.databaseUrl === undefined
      ? await openPglite(config.dataDir, log)
      : await openPostgres(config.databaseUrl, log);
  try {
    if (config.databaseDirectUrl === undefined) await migrate(opened.pool);
    else await migrateAt(config.databaseDirectUrl);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/**
 * Wraps a pool as a database. Losing a connection fails the statement that waits for it, and the pool replaces the connection.
 * The listeners are needed because an unhandled 'error' event ends the process.
 */
export function databaseOn(
  pool: pg.Pool,
  kind: OpenDatabase['kind'],
  release: () => Promise<void>,
  startWatch: () => void = () => undefined,
): OpenDatabase {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  traceQueries(pool);
  return {
    db: drizzleOn(pool),
    pool,
    kind,
    startWatch,
    close: async () => {
      await pool.end();
      await release();
    },
  };
}

/** Opens a database whose migrations are known to be applied. */
export async function openPostgres(url: string, log?: Log): Promise<OpenDatabase> {
  const { pool, watch } = postgresPool(url, log && ((reason) => logAvailability(log, reason)));
  const opened = databaseOn(
    pool,
    'postgresql',
    () => watch.stop(),
    () => watch.start(),
  );
  try {
    await watch.find();
    return opened;
  } catch (error) {
    await opened.close();
    throw new StartProblem(`The database ${databaseName(url)} cannot be reached: ${reasonOf(error)}`);
  }
}

async function migrateAt(url: string): Promise<void> {
  const direct = await openPostgres(url);
  await migrate(direct.pool).finally(direct.close);
}

async function openPglite(dataDir: string, log: Log | undefined): Promise<OpenDatabase> {
  const unlock = lockDataFolder(dataDir);
  try {
    keepPrivate(dataDir);
    const database = join(dataDir, databaseFolder);
    checkDiskSpace(dataDir, database);
    const embedded = await startPglite(
      { dataDir: database },
      log && ((reason) => logAvailability(log, reason)),
    );
    keepPrivate(dataDir);
    return databaseOn(pglitePool(embedded.connect), 'pglite', async () => {
      await embedded.close();
      keepPrivate(dataDir);
      unlock();
    });
  } catch (error) {
    unlock();
    throw error;
  }
}

/** PGlite has a single session, so its pool keeps one connection for good. */
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
    pipeline: true,
  });
}
