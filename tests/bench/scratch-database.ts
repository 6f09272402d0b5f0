import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openDatabase } from '#server/db/client.ts';

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** An empty, migrated database on a PostgreSQL server, until it is dropped. */
export async function createScratchDatabase(serverUrl: string) {
  const name = `bench_${randomBytes(6).toString('hex')}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await onServer(serverUrl, `create database ${name}`);
  await (await openDatabase({ databaseUrl: url.href, dataDir: '' })).close();
  return { url: url.href, drop: () => onServer(serverUrl, `drop database ${name} with (force)`) };
}
