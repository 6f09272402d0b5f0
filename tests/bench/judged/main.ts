// The judged queries of tests/support/judged-search in a large shop whose products are made of the demo shop's texts and values.
//   node tests/bench/judged/main.ts [--products 1000000] [--out FILE]
// The run fails when success or zero-hit rate miss the goals of the demo shop.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { callOver } from '#tests/api/start/server-process.ts';
import { figuresOf, goals, judgeSearch, missesOf } from '#tests/support/judged-search/judge-search.ts';
import type { JudgedQuery } from '#tests/support/judged-search/judged-queries.ts';
import { openLargeShop } from '../large-shop/open-large-shop.ts';

const { values: options } = parseArgs({
  options: { products: { type: 'string', default: '1000000' }, out: { type: 'string' } },
});
const products = Number(options.products);

const { database, address, close } = await openLargeShop(products);

const taken: { readonly keyWord: string; readonly ms: number; readonly isRelaxed: boolean }[] = [];

async function ask({ keyWord, language }: JudgedQuery, pageSize = 5) {
  const fields = { keyWord, searchType: '1', pageSize: String(pageSize), language };
  const start = performance.now();
  const answer = await callOver(address, 'searchAll', fields);
  const ms = performance.now() - start;
  if (answer.code !== 0) {
    console.log(`${keyWord}: ${JSON.stringify(answer).slice(0, 300)}`);
    return { ids: [], droppedWords: [] };
  }
  const { data, params } = answer.data.productResult;
  const isRelaxed = params.droppedWords !== undefined || params.correctedKeyword !== undefined;
  taken.push({ keyWord, ms, isRelaxed });
  return {
    ids: data.slice(0, 5).map(({ productId }: { productId: number }) => productId),
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
  await judgeSearch(database.pool, (query) => ask(query));
  taken.length = 0;
  // With another page size, because the answers of before are ready.
  const verdicts = await judgeSearch(database.pool, (query) => ask(query, 6));
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
  await close();
}
