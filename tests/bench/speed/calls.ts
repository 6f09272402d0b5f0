// Calls of visitors, next to bare node:http with the same bytes, and while pages are rendered.
//   node tests/bench/speed/calls.ts [--calls 100] [--warm-up 400] [--rounds 2] [--seconds 0.5] [--data FOLDER] [--history FILE] [--out FILE]
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { constants } from '#generated/constants.ts';
import { residentMegabytes } from '#tests/support/memory/resident-megabytes.ts';
import { call, leafCategories, listPages, page } from './asked.ts';
import { addToHistory } from './history.ts';
import { commonOptions, heading, measureKind, row } from './kinds.ts';
import { percentile, timeEach } from './measure.ts';
import { compared, type ListFields, measureStatements } from './measure-statements.ts';
import type { Asked } from './recorded-answer.ts';
import { type MeasuredShop, startMeasuredShop } from './shop.ts';

const { values: options } = parseArgs({
  options: {
    calls: { type: 'string', default: '100' },
    'warm-up': { type: 'string', default: '400' },
    ...commonOptions,
    out: { type: 'string', default: '.cache/bench/calls.json' },
  },
});
const count = Number(options.calls);
/**
 * Calls before the clock runs, here and at the bare server: V8 compiles more of the shop's code for the first two hundred, which then
 * take five times as long.
 */
const warmUp = Number(options['warm-up']);

/** Lists of all categories in turn, no two the same. */
async function listFields(port: number, length: number): Promise<ListFields[]> {
  const pages = listPages(await leafCategories(port), 60);
  return Array.from({ length }, (_, at) => {
    const { id, pageNum } = pages[at % pages.length] ?? { id: 0, pageNum: 1 };
    return { catalogId: id, pageNum, pageSize: 20, minStock: 1 + at };
  });
}

/** Calls of each kind, no two the same; signed when they are asked for. */
function calls(lists: readonly ListFields[]): Record<string, (from: number, to: number) => Asked[]> {
  const some = (make: (at: number) => Asked) => (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => make(from + at));
  return {
    'product list': (from, to) => lists.slice(from, to).map((fields) => call('listProducts', { ...fields })),
    facets: (from, to) =>
      lists
        .slice(from, to)
        .map(({ catalogId, minStock }) => call('countProductFacets', { catalogId, minStock })),
    detail: some((at) => call('getProduct', { productId: 1 + at, token: constants.visitorToken })),
  };
}

/** Times of detail calls alone, and while two visitors keep asking for pages that nobody asked for before. */
async function measureWhileRendering(shop: MeasuredShop, details: (from: number, to: number) => Asked[]) {
  const alone = await timeEach(shop.port, details(500, 500 + count));
  let open = true;
  let rendered = 0;
  const visitor = async (number: number) => {
    while (open) {
      rendered += 1;
      await timeEach(shop.port, [
        page(`/GoodsDetails?id=${1 + (rendered % 2500)}&visit=${number}-${rendered}`),
      ]);
    }
  };
  const visitors = [visitor(1), visitor(2)];
  const meanwhile = await timeEach(shop.port, details(1000, 1000 + 3 * count));
  open = false;
  await Promise.all(visitors);
  const both = (times: number[]) => ({ p50: percentile(times, 0.5), p95: percentile(times, 0.95) });
  return { alone: both(alone), meanwhile: both(meanwhile), rendered };
}

const shop = await startMeasuredShop(options.data);
const figures: Record<string, number> = { 'idle, resident MB': Math.round(residentMegabytes(shop.pid)) };
console.log(`before the first call the server holds ${figures['idle, resident MB']} MB`);
try {
  const lists = await listFields(shop.port, warmUp + count);
  const kinds = calls(lists);
  console.log(heading('calls', 'distinct', 'repeated'));
  const results: Record<string, unknown> = {};
  for (const [name, make] of Object.entries(kinds)) {
    await timeEach(shop.port, make(0, warmUp));
    const kind = await measureKind(shop, make(0, 1)[0], make(warmUp, warmUp + count), options);
    const { distinct, repeated } = kind;
    results[name] = kind;
    console.log(row(name, kind));
    figures[`${name}, distinct, p95 ms`] = distinct.p95;
    figures[`${name}, distinct, processor ms`] = distinct.processorMs;
    figures[`${name}, repeated, per second`] = repeated.perSecond;
    figures[`${name}, repeated, share of bare`] = repeated.share;
  }
  const { detail } = kinds;
  if (detail) {
    const rendering = await measureWhileRendering(shop, detail);
    results['detail while pages are rendered'] = rendering;
    const { alone, meanwhile, rendered } = rendering;
    console.log(
      `detail calls: p50 ${alone.p50} ms, p95 ${alone.p95} ms; while ${rendered} pages are rendered ${meanwhile.p50} ms, ${meanwhile.p95} ms`,
    );
    figures['detail while pages are rendered, p95 ms'] = meanwhile.p95;
  }
  await shop.end();
  const bare = await measureStatements({
    dataDir: shop.dataDir,
    asked: { 'product list': lists, facets: lists },
    warmUp,
    file: `${options.out}.statements.json`,
  });
  for (const name of compared) {
    const { processorMs } = bare[name];
    const share = Number(
      (processorMs / (figures[`${name}, distinct, processor ms`] ?? Number.NaN)).toFixed(3),
    );
    console.log(
      `${name}: a bare server with the same statements takes ${processorMs} ms of a core, share ${share}`,
    );
    figures[`${name}, same statements, share of bare`] = share;
  }
  results['same statements'] = bare;
  writeFileSync(options.out, `${JSON.stringify(results, null, 2)}\n`);
} finally {
  await shop.stop();
}
for (const slower of addToHistory(options.history, 'calls', figures)) console.log(slower);
