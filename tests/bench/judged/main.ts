// The judged queries of tests/support/judged-search in a large shop whose products are made of the demo shop's texts and values.
//   node tests/bench/judged/main.ts [--products 1000000] [--out FILE]
// The run fails when success or zero-hit rate miss the goals of the demo shop.
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { tuneCatalogue } from '#server/catalogue/index.ts';
import { openDatabase } from '#server/db/client.ts';
import { unlimitSession } from '#server/db/session-limits.ts';
import { demoShop } from '#server/seed/demo-shop.ts';
import { fillDemoShop } from '#server/seed/fill-demo-shop.ts';
import { callOver } from '#tests/api/start/server-process.ts';
import { figuresOf, goals, judgeSearch, missesOf } from '#tests/support/judged-search/judge-search.ts';
import type { JudgedQuery } from '#tests/support/judged-search/judged-queries.ts';
import { startPostgresql } from '#tests/support/postgresql/start-postgresql.ts';
import { serve } from '../served-shop.ts';
import { addSimilarProducts } from './real-texts.ts';

const { values: options } = parseArgs({
  options: { products: { type: 'string', default: '1000000' }, out: { type: 'string' } },
});
const products = Number(options.products);

const dataDir = await mkdtemp(join(tmpdir(), 'bench-judged-'));
const postgresql = await startPostgresql({ shared_buffers: '512MB', max_wal_size: '4GB' });
if (!postgresql) throw new Error('no PostgreSQL could be started');
const database = await openDatabase({ dataDir, databaseUrl: postgresql.url });
await fillDemoShop(database, demoShop(database.pool), new Date());
const started = performance.now();
const client = await database.pool.connect();
await unlimitSession(client);
await addSimilarProducts(client, products);
await tuneCatalogue(client);
client.release(true);
console.log(
  `${products} products in ${((performance.now() - started) / 1000).toFixed(0)} s on ${postgresql.name}`,
);
const server = await serve({ DATA_DIR: dataDir, DEMO_SHOP: '0', DATABASE_URL: postgresql.url });

const taken: { readonly keyWord: string; readonly ms: number; readonly isRelaxed: boolean }[] = [];

async function ask({ keyWord, language }: JudgedQuery) {
  const fields = { keyWord, searchType: '1', pageSize: '5', language };
  const start = performance.now();
  const answer = await callOver(server.address, 'searchAll', fields);
  const ms = performance.now() - start;
  if (answer.code !== 0) throw new Error(`${keyWord}: ${JSON.stringify(answer).slice(0, 300)}`);
  const { data, params } = answer.data.productResult;
  const isRelaxed = params.droppedWords !== undefined || params.correctedKeyword !== undefined;
  taken.push({ keyWord, ms, isRelaxed });
  return {
    ids: data.map(({ productId }: { productId: number }) => productId),
    droppedWords: params.droppedWords ?? [],
  };
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Number((sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1));
}

function timing(isRelaxed: boolean) {
  const times = taken.filter((one) => one.isRelaxed === isRelaxed).map(({ ms }) => ms);
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), longest: percentile(times, 1) };
}

try {
  // Once without the clock: nobody measures a cold cache.
  await judgeSearch(database.pool, ask);
  taken.length = 0;
  const verdicts = await judgeSearch(database.pool, ask);
  const figures = figuresOf(verdicts);
  const report = { products, ...figures, found: timing(false), relaxed: timing(true) };
  console.log(missesOf(verdicts).join('\n'));
  console.log(JSON.stringify(report));
  for (const { keyWord, ms } of taken.toSorted((a, b) => b.ms - a.ms).slice(0, 10))
    console.log(`${ms.toFixed(0).padStart(6)} ms  ${keyWord}`);
  if (options.out !== undefined) writeFileSync(options.out, `${JSON.stringify(report, null, 2)}\n`);
  const { first, firstFive, zeroHits } = figures;
  if (first < goals.first || firstFive < goals.firstFive || zeroHits > goals.zeroHits) process.exitCode = 1;
} finally {
  await server.stop();
  await database.close();
  await postgresql.stop();
  await rm(dataDir, { recursive: true, force: true });
}
