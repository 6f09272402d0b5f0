import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { databaseOn, type OpenDatabase, openPostgres, pglitePool } from '#server/db/client.ts';
import { compilePglite } from '#server/db/compiled-pglite.ts';
import { startPglite } from '#server/db/pglite.ts';
import { withLedgerCheck } from './ledgers.ts';
import { pgliteSnapshot } from './pglite-snapshot.ts';
import { urlOfDatabase } from './postgresql-setup.ts';

/** Any fixed number: a template can be copied by one at a time. */
const copyTurn = 8_120_047;

async function asAdministrator(url: string, run: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await run(client);
  } finally {
    await client.end();
  }
}

async function copyOfTemplate(url: string): Promise<OpenDatabase> {
  const name = `api_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [copyTurn]);
    await client.query(`create database ${name} template ${inject('templateName')}`);
  });
  const opened = await openPostgres(urlOfDatabase(url, name));
  const close = async () => {
    await opened.close();
    await asAdministrator(url, (client) => client.query(`drop database ${name} with (force)`));
  };
  return { ...opened, close };
}

/** An empty, migrated database of its own: on PostgreSQL in the run that has one, else on PGlite in memory. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const url = inject('postgresqlUrl');
  if (url) return withLedgerCheck(await copyOfTemplate(url));
  await compilePglite();
  const embedded = await startPglite({ snapshot: await pgliteSnapshot() });
  return withLedgerCheck(databaseOn(pglitePool(embedded.connect), 'pglite', embedded.close));
}
