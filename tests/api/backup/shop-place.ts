import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { inject } from 'vitest';
import { toolFolder } from '#server/backup/postgresql-tools.ts';
import type { backupCommand } from '#server/backup/run-command.ts';
import { type OpenDatabase, openDatabase } from '#server/db/client.ts';
import { urlOfDatabase } from '../support/postgresql-setup.ts';

const server = inject('postgresqlUrl');

/** A shop's place: a database of its own and a data folder, which is not there yet. */
export interface Place {
  readonly env: { readonly DATA_DIR: string; readonly DATABASE_URL?: string; readonly PG_BIN?: string };
  readonly open: () => Promise<OpenDatabase>;
}

/** A place whose data folder is in the given folder. */
export function placeIn(folder: string, databaseUrl?: string): Place {
  const dataDir = join(folder, randomUUID());
  const env = { DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
  return { env, open: () => openDatabase({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) }) };
}

async function statement(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** A place with an empty database; PostgreSQL's are dropped with `drop`. */
export async function emptyPlace(folder: string): Promise<Place & { readonly drop: () => Promise<void> }> {
  if (!server) return { ...placeIn(folder), drop: async () => undefined };
  const name = `restored_${randomUUID().replaceAll('-', '')}`;
  await statement(`create database ${name}`);
  const drop = () => statement(`drop database ${name} with (force)`);
  return { ...placeIn(folder, urlOfDatabase(server, name)), drop };
}

/** Runs a command in a place. */
export async function run(command: typeof backupCommand, place: Place, ...args: string[]) {
  const [out, err] = [new PassThrough(), new PassThrough()];
  const exitCode = await command(args, { env: { PATH: process.env.PATH, ...place.env }, out, err });
  out.end();
  err.end();
  return { exitCode, out: await text(out), err: await text(err) };
}

/** Everything that a database holds: each table's rows, and where its counters stand. */
export async function contents({ pool }: OpenDatabase): Promise<Record<string, unknown>> {
  const tables = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of tables.rows) {
    const rows = `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum, count(*) from ${name} t`;
    found[name] = (await pool.query(rows)).rows[0];
  }
  const counters = 'select sequencename, last_value from pg_sequences order by 1';
  found.counters = (await pool.query(counters)).rows;
  return found;
}

export async function contentsOf(place: Place): Promise<Record<string, unknown>> {
  const database = await place.open();
  return contents(database).finally(database.close);
}

/** False where PostgreSQL is tested and its programs are not installed. */
export const canRun = ((): boolean => {
  try {
    return !server || toolFolder(0, process.env) !== '';
  } catch {
    console.warn('pg_dump is not installed: backup and restore of PostgreSQL are left out.');
    return false;
  }
})();
