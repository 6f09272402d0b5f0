import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Pool, PoolClient } from 'pg';
import { StartProblem } from '#server/start-problem.ts';
import { unlimitSession } from './session-limits.ts';
import { turns } from './turns.ts';

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly hash: string;
}

const folder = new URL('./migrations/', import.meta.url);

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function runOne(client: PoolClient, { name, sql, hash }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migration (name, hash) values ($1, $2)', [name, hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${name} failed`, { cause: error });
  }
}

async function runMissing(client: PoolClient): Promise<void> {
  await client.query(
    `create table if not exists schema_migration (
      name text primary key, hash text not null, applied_at timestamptz not null default now())`,
  );
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from schema_migration',
  );
  const applied = new Map(rows.map((row) => [row.name, row.hash]));
  for (const migration of await readMigrations()) {
    const hash = applied.get(migration.name);
    if (hash === undefined) await runOne(client, migration);
    else if (hash !== migration.hash) {
      throw new StartProblem(
        `The database was made by another version of migration ${migration.name}. Use an empty database or data folder.`,
      );
    }
  }
}

/** Applies the SQL files that the database does not have yet, each in a transaction, one process at a time. */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await unlimitSession(client);
    await client.query('select pg_advisory_lock($1)', [turns.migration]);
    try {
      await runMissing(client);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [turns.migration]);
    }
  } finally {
    client.release(true);
  }
}
