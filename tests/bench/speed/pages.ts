// Pages of the shop for visitors, next to bare node:http with the same bytes.
//   node tests/bench/speed/pages.ts [--pages 20] [--rounds 2] [--seconds 0.5] [--data FOLDER] [--history FILE] [--out FILE]
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { leafCategories, listPages, page } from './asked.ts';
import { addToHistory } from './history.ts';
import {
  type Distinct,
  measureDistinct,
  measureRepeated,
  type Repeated,
  startBare,
  timeEach,
} from './measure.ts';
import type { Asked } from './recorded-answer.ts';
import { startMeasuredShop } from './shop.ts';

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '0.5' },
    data: { type: 'string' },
    history: { type: 'string', default: 'bench-history.json' },
    out: { type: 'string', default: '.cache/bench/pages.json' },
  },
});
const count = Number(options.pages);
/** Pages of each kind that are rendered before the clock runs: compiling is no part of what a page costs. */
const warmUp = 8;

interface Measured {
  readonly cold: Distinct;
  readonly warm: Repeated;
}

const words = ['resistor', 'capacitor', '10k', '100nF', '0603', 'STM32', 'diode', 'SOT-23', 'LED', 'crystal'];

/** Addresses of each kind of page, no two the same. */
async function addresses(port: number, each: number): Promise<Record<string, string[]>> {
  const some = (make: (at: number) => string) => Array.from({ length: each }, (_, at) => make(at));
  const lists = listPages(await leafCategories(port), each);
  return {
    home: some((at) => `/?visit=${at}`),
    list: lists.map(({ id, pageNum }) => `/goodsCenter?id=${id}&pageNum=${pageNum}`),
    detail: some((at) => `/GoodsDetails?id=${1 + ((at * 37) % 2500)}`),
    search: some((at) => `/searchAll?id=0&keyWord=${words[at % words.length]}&visit=${at}`),
    cart: some((at) => `/shopcar?visit=${at}`),
  };
}

function line(name: string, { cold, warm }: Measured): string {
  const cells = [
    ...[cold.p50, cold.p95, cold.processorMs, cold.perSecond],
    ...[warm.perSecond, warm.processorMs, warm.barePerSecond, warm.share],
  ];
  return name.padEnd(10) + cells.map((cell) => String(cell).padStart(12)).join('');
}

const heads = ['cold p50', 'p95', 'proc ms', 'pages/s', 'warm pages/s', 'proc ms', 'bare/s', 'share'];
const shop = await startMeasuredShop(options.data);
const results: Record<string, Measured> = {};
try {
  const kinds = Object.entries(await addresses(shop.port, count + warmUp));
  const asked = kinds.map(([name, all]): [string, Asked[]] => [name, all.map(page)]);
  for (const [, all] of asked) await timeEach(shop.port, all.slice(0, warmUp));
  console.log(`${''.padEnd(10)}${heads.map((head) => head.padStart(12)).join('')}`);
  for (const [name, all] of asked) {
    const cold = await measureDistinct(shop, all.slice(warmUp));
    const [first] = all;
    if (!first) throw new Error(`no page for ${name}`);
    const bare = await startBare(shop.port, [first], `${options.out}.bodies.json`);
    const [rounds, milliseconds] = [Number(options.rounds), Number(options.seconds) * 1000];
    const warm = await measureRepeated({ shop, barePort: bare.port, asked: first, milliseconds, rounds });
    bare.stop();
    results[name] = { cold, warm };
    console.log(line(name, { cold, warm }));
  }
} finally {
  await shop.stop();
}
writeFileSync(options.out, `${JSON.stringify(results, null, 2)}\n`);
const figures = Object.entries(results).flatMap(([name, { cold, warm }]) => [
  [`${name}, cold, p50 ms`, cold.p50] as const,
  [`${name}, cold, p95 ms`, cold.p95] as const,
  [`${name}, cold, processor ms`, cold.processorMs] as const,
  [`${name}, warm, per second`, warm.perSecond] as const,
  [`${name}, warm, processor ms`, warm.processorMs] as const,
  [`${name}, warm, share of bare`, warm.share] as const,
]);
for (const slower of addToHistory(options.history, 'pages', Object.fromEntries(figures))) console.log(slower);
