import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { StartProblem } from '#server/start-problem.ts';
import { advisoryLocks } from './advisory-locks.ts';
import { isLockConflict } from './lock-conflict.ts';
import { hasOwnSession, unlimitSession } from './session-limits.ts';

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly hash: string;
}

const folder = new URL('./migrations/', import.meta.url);

/** Names of all migrations in the order of application. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}

async function readMigrations(): Promise<Migration[]> {
  const names = await migrationNames();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

interface Queries {
  query<Row>(text: string): Promise<{ rows: Row[] }>;
}

/** Names of the applied migrations; undefined for a database that does not belong to this shop. */
export async function appliedMigrations(db: Queries): Promise<string[] | undefined> {
  const known = `select to_regclass('public.schema_migration') is not null as known`;
  if (!(await db.query<{ known: boolean }>(known)).rows[0]?.known) return undefined;
  const { rows } = await db.query<{ name: string }>('select name from schema_migration order by name');
  return rows.map(({ name }) => name);
}

/** Orders queue behind a migration that waits for a table: it gives way before they are refused, and tries again after a pause. */
const longestWait = '1s';
const pauseMs = 2000;

async function attempt(client: PoolClient, { name, sql, hash }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '${longestWait}'`);
    await client.query(sql);
    await client.query('insert into schema_migration (name, hash) values ($1, $2)', [name, hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function runOne(client: PoolClient, migration: Migration): Promise<void> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt(client, migration);
    } catch (error) {
      if (!isLockConflict(error)) throw new Error(`migration ${migration.name} failed`, { cause: error });
      if (attempts === 1) console.log(`Migration ${migration.name} waits for a table that is in use.`);
    }
    await setTimeout(pauseMs);
  }
}

/** An import holds locks on the products for minutes. Waiting for its own lock instead blocks nobody else. */
async function runWithoutImport(client: PoolClient, missing: readonly Migration[]): Promise<void> {
  const free = 'select pg_try_advisory_lock($1) as free';
  const { rows } = await client.query<{ free: boolean }>(free, [advisoryLocks.import]);
  if (rows[0]?.free !== true) {
    console.log('The database is migrated when the import that is running has ended.');
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.import]);
  }
  try {
    for (const migration of missing) await runOne(client, migration);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [advisoryLocks.import]);
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
  const migrations = await readMigrations();
  for (const { name, hash } of migrations) {
    if ((applied.get(name) ?? hash) !== hash) {
      throw new StartProblem(
        `The database was made by another version of migration ${name}. Use an empty database or data folder.`,
      );
    }
  }
  const missing = migrations.filter(({ name }) => !applied.has(name));
  if (missing.length > 0) await runWithoutImport(client, missing);
}

const pooled =
  'DATABASE_URL leads to a connection pooler: name the database itself in DATABASE_DIRECT_URL, for migrations and imports.';

/** Applies missing migrations, each in a transaction, in one process at a time. */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    if (!(await hasOwnSession(client))) throw new StartProblem(pooled);
    await unlimitSession(client);
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migration]);
    try {
      await runMissing(client);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [advisoryLocks.migration]);
    }
  } finally {
    client.release(true);
  }
}
