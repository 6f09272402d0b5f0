// Search, lists, facets and suggestions through HTTP in a shop with products of real texts, on PostgreSQL.
//   node tests/bench/large-shop/main.ts [--products 1000000] [--runs 100] [--only search,facets] [--out FILE]
// With DATABASE_URL the shop is in a database of its own there, which is used again by the next run.
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openDatabase } from '#server/db/client.ts';
import { rows } from '#server/db/queryable.ts';
import { callOver } from '#tests/api/start/server-process.ts';
import { startPostgresql } from '#tests/support/postgresql/start-postgresql.ts';
import { serve } from '../served-shop.ts';
import { percentile } from '../speed/measure.ts';
import { type Asked, measuredRequests } from './asked.ts';
import { fillLargeShop } from './fill-large-shop.ts';

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '1000000' },
    runs: { type: 'string', default: '100' },
    only: { type: 'string', default: '' },
    out: { type: 'string' },
  },
});
const products = Number(options.products);
const runs = Number(options.runs);

/** The database of a shop of this size; made when it is missing. */
async function databaseOn(server: string): Promise<string> {
  const url = new URL(server);
  url.pathname = `/large_shop_${products}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const found = await client.query('select 1 from pg_database where datname = $1', [url.pathname.slice(1)]);
  if (found.rows.length === 0) await client.query(`create database ${url.pathname.slice(1)}`);
  await client.end();
  return url.href;
}

const dataDir = await mkdtemp(join(tmpdir(), 'bench-large-shop-'));
const postgresql = await startPostgresql({ shared_buffers: '2GB', max_wal_size: '8GB', fsync: 'off' });
if (!postgresql) throw new Error('no PostgreSQL could be started');
const databaseUrl = await databaseOn(postgresql.url);
const database = await openDatabase({ dataDir, databaseUrl });
const [stored] = await rows<{ count: number }>(database.pool, 'select count(*)::int as count from product');
if ((stored?.count ?? 0) < products) await fillLargeShop(database, products);
const server = await serve({ DATA_DIR: dataDir, DEMO_SHOP: '0', DATABASE_URL: databaseUrl });

async function ask({ operationId, fields }: Asked) {
  const start = performance.now();
  const answer = await callOver(server.address, operationId, { language: 'zh_CN', ...fields });
  const ms = performance.now() - start;
  if (answer.code !== 0)
    throw new Error(`${operationId} ${JSON.stringify(fields)}: ${JSON.stringify(answer).slice(0, 300)}`);
  return ms;
}

/** A call that hardly needs the database: what a request costs on this machine at this moment. */
const reference: Asked = { operationId: 'listDocumentTypes', fields: {} };
const results: Record<string, unknown>[] = [];
try {
  for (const { name, aim, asked, before } of await measuredRequests(database.pool, runs)) {
    if (options.only !== '' && !options.only.split(',').some((wanted) => name.includes(wanted))) continue;
    const warm = before ? 1 : 10;
    for (const one of asked.slice(0, warm)) await ask(one);
    await new Promise((next) => setTimeout(next, 1000));
    const [times, others]: number[][] = [[], []];
    for (const one of asked) {
      await before?.();
      others?.push(await ask(reference));
      times?.push(await ask(one));
    }
    const figures = { p50: percentile(times ?? [], 0.5), p95: percentile(times ?? [], 0.95) };
    const bare = { p50: percentile(others ?? [], 0.5), p95: percentile(others ?? [], 0.95) };
    const fastest = percentile(times ?? [], 0.05);
    results.push({ name, aim, ...figures, fastest, reference: bare, load: loadavg()[0] });
    console.log(
      `${name.padEnd(52)} aim ${String(aim).padStart(3)}  p50 ${figures.p50.toFixed(1).padStart(7)}  p95 ${figures.p95.toFixed(1).padStart(7)}  fastest 5 % ${fastest.toFixed(1).padStart(6)}  reference ${bare.p50.toFixed(1)}/${bare.p95.toFixed(1)}`,
    );
  }
} finally {
  await server.stop();
  await database.close();
  await postgresql.stop();
  await rm(dataDir, { recursive: true, force: true });
}
console.log(`load ${loadavg()[0]?.toFixed(1)}`);
if (options.out !== undefined) writeFileSync(options.out, `${JSON.stringify(results, null, 2)}\n`);
