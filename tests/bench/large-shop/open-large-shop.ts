import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type OpenDatabase, openDatabase } from '#server/db/client.ts';
import { rows } from '#server/db/queryable.ts';
import { startPostgresql } from '#tests/support/postgresql/start-postgresql.ts';
import { serve } from '../served-shop.ts';
import { threadsMs } from '../threads-ms.ts';
import { fillLargeShop } from './fill-large-shop.ts';

export interface LargeShop {
  readonly database: OpenDatabase;
  readonly address: string;
  /** Milliseconds of a core that the server and its connections to the database have used so far; NaN where that is unknown. */
  readonly processorMs: () => Promise<number>;
  readonly close: () => Promise<void>;
}

/** The address of the database of a shop of this size; it is made when it is missing. */
async function databaseOn(server: string, products: number): Promise<string> {
  const url = new URL(server);
  const name = `large_shop_${products}`;
  url.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const found = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (found.rows.length === 0) await client.query(`create database ${name}`);
  await client.end();
  return url.href;
}

/** A server process of a shop with the given number of products of real texts. With DATABASE_URL its database stays for the next run. */
export async function openLargeShop(products: number): Promise<LargeShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-large-shop-'));
  const postgresql = await startPostgresql({ shared_buffers: '2GB', max_wal_size: '8GB', fsync: 'off' });
  if (!postgresql) throw new Error('no PostgreSQL could be started');
  const databaseUrl = await databaseOn(postgresql.url, products);
  const database = await openDatabase({ dataDir, databaseUrl });
  const [stored] = await rows<{ count: number }>(database.pool, 'select count(*)::int as count from product');
  if ((stored?.count ?? 0) < products) await fillLargeShop(database, products);
  const server = await serve({ DATA_DIR: dataDir, DEMO_SHOP: '0', DATABASE_URL: databaseUrl });
  const processorMs = async () => {
    const text =
      'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
    const connections = await rows<{ pid: number }>(database.pool, text);
    return [server.pid, ...connections.map(({ pid }) => pid)].reduce((sum, pid) => sum + threadsMs(pid), 0);
  };
  const close = async () => {
    await server.stop();
    await database.close();
    await postgresql.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  console.log(`${products.toLocaleString('en-US')} products on ${postgresql.name}`);
  return { database, address: server.address, processorMs, close };
}
