import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { advisoryLocks } from '#server/db/advisory-locks.ts';
import type { OpenDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { openTestDatabase } from '../support/database.ts';
import { addProduct } from '../support/products.ts';

/** One that replaces triggers of products, and may run twice. */
const migration = '0127_page_version_rows.sql';
const change = 'update product set stock = stock + 1';

describe.skipIf(!inject('postgresqlUrl'))('a migration of a shop that is in use', () => {
  let database: OpenDatabase;
  let other: PoolClient;
  beforeAll(async () => {
    database = await openTestDatabase();
    await addProduct(database.db);
    other = await database.pool.connect();
    await database.pool.query('delete from schema_migration where name = $1', [migration]);
  });
  afterAll(async () => {
    other.release(true);
    await database.close();
  });

  /** Kinds of the locks that somebody waits for. */
  async function findAwaitedLocks(): Promise<string[]> {
    const { rows } = await database.pool.query<{ locktype: string }>(`select distinct locktype from pg_locks
      where not granted and database = (select oid from pg_database where datname = current_database())`);
    return rows.map(({ locktype }) => locktype);
  }

  it('waits for a running import and for long transactions, and orders do not wait for it', async () => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    // A slow test is not an abandoned transaction.
    await other.query('set idle_in_transaction_session_timeout = 0');
    await other.query('select pg_advisory_lock($1)', [advisoryLocks.import]);
    await other.query('begin');
    await other.query('lock product in row exclusive mode');
    const migrated = migrate(database.pool);
    await expect.poll(findAwaitedLocks, { timeout: 60_000 }).toEqual(['advisory']);
    await database.pool.query(change);
    await other.query('select pg_advisory_unlock($1)', [advisoryLocks.import]);
    await expect.poll(findAwaitedLocks, { timeout: 60_000 }).toEqual(['relation']);
    // It waits behind the migration until that gives way.
    await database.pool.query(change);
    await other.query('commit');
    await migrated;
    expect(said.mock.calls.flat().join('\n')).toMatch(/import.*\n.*waits for a table/);
    said.mockRestore();
    const { rows } = await database.pool.query('select 1 from schema_migration where name = $1', [migration]);
    expect(rows).toHaveLength(1);
  });
});
