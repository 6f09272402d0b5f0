import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { databaseOn, type OpenDatabase, openDatabase, pglitePool } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { startPglite } from '#server/db/pglite.ts';

export interface Scratch {
  readonly database: OpenDatabase;
  readonly close: () => Promise<void>;
  /** Absent for the embedded database. */
  url: string | undefined;
}

/** An empty database that is gone afterwards: made on the PostgreSQL server of the URL, else embedded in memory. */
export async function openScratch(serverUrl: string | undefined): Promise<Scratch> {
  if (serverUrl === undefined) {
    const embedded = await startPglite({});
    const database = databaseOn(pglitePool(embedded.connect), 'pglite', embedded.close);
    await migrate(database.pool);
    return { database, close: database.close, url: undefined };
  }
  const name = `bench_${randomBytes(6).toString('hex')}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await onServer(serverUrl, `create database ${name}`);
  const database = await openDatabase({ databaseUrl: url.href, dataDir: '' });
  return {
    database,
    url: url.href,
    close: async () => {
      await database.close();
      await onServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
