// Search, lists, facets and suggestions through HTTP in a shop with products of real texts, on PostgreSQL.
//   node tests/bench/large-shop/main.ts [--products 1000000] [--runs 100] [--only search,facets] [--slowest 5] [--out FILE]
// It asks some hundred other requests first.
// --slowest also prints this many of the calls that needed most processor time.
// With DATABASE_URL the shop is in a database of its own there, which is used again by the next run.
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { callOver } from '#tests/api/start/server-process.ts';
import { Client } from '../overload/client.ts';
import { call } from '../speed/asked.ts';
import { percentile } from '../speed/measure.ts';
import { bytesOf } from '../speed/recorded-answer.ts';
import { type Asked, measuredRequests, usualRequests } from './asked.ts';
import { openLargeShop } from './open-large-shop.ts';

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '1000000' },
    runs: { type: 'string', default: '100' },
    only: { type: 'string', default: '' },
    slowest: { type: 'string', default: '0' },
    out: { type: 'string' },
  },
});
const runs = Number(options.runs);
const patienceMs = 60_000;

const shop = await openLargeShop(Number(options.products));

/** Sends bytes that were ready, as `fetch` and a parsed answer would be a third of what is measured. */
const client = new Client(Number(new URL(shop.address).port), patienceMs);

/** Milliseconds until the answer has arrived. */
async function ask({ operationId, fields, language = 'zh_CN' }: Asked): Promise<number> {
  const request = bytesOf(call(operationId, fields, { language }));
  const start = performance.now();
  await client.send(request);
  return performance.now() - start;
}

/** Asks once more, off the clock, and throws if there is no result. */
async function check({ operationId, fields, language = 'zh_CN' }: Asked): Promise<void> {
  const answer = await callOver(shop.address, operationId, { language, ...fields });
  if (answer.code !== 0)
    throw new Error(`${operationId} ${JSON.stringify(fields)}: ${JSON.stringify(answer).slice(0, 300)}`);
}

const slowest = Number(options.slowest);

function printSlowest(asked: readonly Asked[], used: readonly number[], times: readonly number[]): void {
  const calls = asked.map(({ fields }, at) => ({ fields, used: used[at] ?? 0, ms: times[at] ?? 0 }));
  for (const call of calls.toSorted((a, b) => b.used - a.used).slice(0, slowest))
    console.log(
      `${call.used.toFixed(1).padStart(9)} ${call.ms.toFixed(1).padStart(7)}  ${JSON.stringify(call.fields)}`,
    );
}

/** A call that hardly needs the database: what a request costs on this machine at this moment. */
const reference: Asked = { operationId: 'listDocumentTypes', fields: {} };
const results: Record<string, unknown>[] = [];
try {
  const measured = await measuredRequests(shop.database.pool, runs);
  const ofMeasured = new Set(measured.flatMap(({ asked }) => asked.map((one) => JSON.stringify(one))));
  for (const one of await usualRequests(shop.database.pool, runs))
    if (!ofMeasured.has(JSON.stringify(one))) await ask(one);
  for (const { name, aim, warm, asked, before } of measured) {
    if (options.only !== '' && !options.only.split(',').some((part) => name.includes(part))) continue;
    for (const one of warm) await ask(one);
    const [times, others, used]: number[][] = [[], [], []];
    for (const one of asked) {
      await before?.();
      others?.push(await ask(reference));
      const begun = await shop.processorMs();
      times?.push(await ask(one));
      used?.push((await shop.processorMs()) - begun);
    }
    const figures = { p50: percentile(times ?? [], 0.5), p95: percentile(times ?? [], 0.95) };
    const bare = { p50: percentile(others ?? [], 0.5), p95: percentile(others ?? [], 0.95) };
    const processor = { p50: percentile(used ?? [], 0.5), p95: percentile(used ?? [], 0.95) };
    results.push({ name, aim, ...figures, processor, reference: bare, load: loadavg()[0] });
    console.log(
      `${name.padEnd(52)} aim ${String(aim).padStart(3)}  p50 ${figures.p50.toFixed(1).padStart(7)}  p95 ${figures.p95.toFixed(1).padStart(7)}  processor ${processor.p50.toFixed(1).padStart(6)} /${processor.p95.toFixed(1).padStart(6)}  reference ${bare.p50.toFixed(1)}/${bare.p95.toFixed(1)}`,
    );
    for (const one of asked) await check(one);
    printSlowest(asked, used ?? [], times ?? []);
  }
} finally {
  client.close();
  await shop.close();
}
console.log(`load ${loadavg()[0]?.toFixed(1)}`);
if (options.out !== undefined) writeFileSync(options.out, `${JSON.stringify(results, null, 2)}\n`);
