// Calls of visitors, next to bare node:http with the same bytes, and while pages are rendered.
//   node tests/bench/speed/calls.ts [--calls 500] [--warm-up 500] [--rounds 2] [--seconds 0.5] [--data FOLDER] [--history FILE] [--out FILE]
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { constants } from '#generated/constants.ts';
import type { Fields } from '#mocks/client.ts';
import { residentMegabytes } from '#tests/support/memory/resident-megabytes.ts';
import { call, leafCategories, listPages, oneFilterEach, page } from './asked.ts';
import { addToHistory } from './history.ts';
import { commonOptions, heading, measureKind, row } from './kinds.ts';
import { percentile, timeEach } from './measure.ts';
import { type Compared, type FacetFields, type ListFields, measureStatements } from './measure-statements.ts';
import type { Asked } from './recorded-answer.ts';
import { type MeasuredShop, startMeasuredShop } from './shop.ts';

const { values: options } = parseArgs({
  options: {
    calls: { type: 'string', default: '500' },
    'warm-up': { type: 'string', default: '500' },
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

/** What is compared, of all categories in turn, no two the same. */
async function comparedCalls(port: number, length: number): Promise<Compared> {
  const categories = await leafCategories(port);
  const pages = listPages(categories, 60);
  const filters = await oneFilterEach(port, categories.slice(0, 40));
  const lists = Array.from({ length }, (_, at): ListFields => {
    const { id, pageNum } = pages[at % pages.length] ?? { id: 0, pageNum: 1 };
    return { catalogId: id, pageNum, pageSize: 20, minStock: 1 + at };
  });
  const filtered = Array.from({ length }, (_, at): FacetFields => {
    const filter = filters[at % filters.length] ?? { catalogId: 0 };
    return Object.assign({ minStock: 1 + at }, filter);
  });
  return {
    lists: {
      'product list': lists,
      'list, filter': filtered.map((fields) => Object.assign({ pageNum: 1, pageSize: 20 }, fields)),
    },
    facets: {
      facets: lists.map(({ catalogId, minStock }) => ({ catalogId, minStock })),
      'facets, filter': filtered,
    },
  };
}

type Make = (from: number, to: number) => Asked[];

/** Calls of each kind, no two the same; signed when they are asked for. */
function calls({ lists, facets }: Compared): Record<string, Make> {
  const make = (operation: 'listProducts' | 'countProductFacets', all: readonly Fields[]): Make => {
    return (from, to) => all.slice(from, to).map((fields) => call(operation, fields));
  };
  const detail: Make = (from, to) =>
    Array.from({ length: to - from }, (_, at) =>
      call('getProduct', { productId: 1 + from + at, token: constants.visitorToken }),
    );
  return {
    ...mapValues(lists, (all) => make('listProducts', all)),
    ...mapValues(facets, (all) => make('countProductFacets', all)),
    detail,
  };
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, to: (value: From) => To) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value)]));
}

/** Times of detail calls alone, and while two visitors keep asking for pages that nobody asked for before. */
async function measureWhileRendering(shop: MeasuredShop, details: (from: number, to: number) => Asked[]) {
  const alone = await timeEach(shop.port, details(warmUp, warmUp + 100));
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
  const meanwhile = await timeEach(shop.port, details(1000, 1300));
  open = false;
  await Promise.all(visitors);
  const both = (times: number[]) => ({ p50: percentile(times, 0.5), p95: percentile(times, 0.95) });
  return { alone: both(alone), meanwhile: both(meanwhile), rendered };
}

const shop = await startMeasuredShop(options.data);
const figures: Record<string, number> = { 'idle, resident MB': Math.round(residentMegabytes(shop.pid)) };
console.log(`before the first call the server holds ${figures['idle, resident MB']} MB`);
try {
  const asked = await comparedCalls(shop.port, warmUp + count);
  const kinds = calls(asked);
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
    asked,
    warmUp,
    file: `${options.out}.statements.json`,
  });
  for (const [name, { processorMs }] of Object.entries(bare)) {
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
