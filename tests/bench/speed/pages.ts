// Pages of the shop for visitors, next to bare node:http with the same bytes.
//   node tests/bench/speed/pages.ts [--pages 100] [--warm-up 250] [--settled 1000] [--rounds 2] [--seconds 0.5] [--data FOLDER] [--history FILE] [--out FILE]
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { page } from './asked.ts';
import { addToHistory } from './history.ts';
import { commonOptions, heading, type MeasuredKind, measureKind, row } from './kinds.ts';
import { type Distinct, measureDistinct, timeEach } from './measure.ts';
import { pageAddresses } from './page-addresses.ts';
import type { Asked } from './recorded-answer.ts';
import { startMeasuredShop } from './shop.ts';

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: '100' },
    'warm-up': { type: 'string', default: '250' },
    settled: { type: 'string', default: '1000' },
    ...commonOptions,
    out: { type: 'string', default: '.cache/bench/pages.json' },
  },
});
const count = Number(options.pages);
/**
 * Pages of each kind that are rendered before the clock runs: the columns of a category, which are read for its first list, are not part of
 * what a page costs. V8 goes on compiling for some hundreds of pages, so as many pages are measured again in a server that has rendered
 * more of each kind.
 */
const warmUp = Number(options['warm-up']);
const settled = Number(options.settled);

const shop = await startMeasuredShop(options.data);
const results: Record<string, MeasuredKind> = {};
const later: Record<string, Distinct> = {};
try {
  const each = Math.max(warmUp, settled) + count;
  const kinds = Object.entries(
    await pageAddresses(shop.port, { each, tolerances: [warmUp + count, settled] }),
  );
  const asked = kinds.map(([name, all]): [string, Asked[]] => [name, all.map(page)]);
  for (const [, all] of asked) await timeEach(shop.port, all.slice(0, warmUp));
  console.log(heading('pages', 'cold', 'warm'));
  for (const [name, all] of asked) {
    const kind = await measureKind(shop, all[0], all.slice(warmUp, warmUp + count), options);
    results[name] = kind;
    console.log(row(name, kind));
  }
  if (settled > warmUp + count) {
    for (const [, all] of asked) await timeEach(shop.port, all.slice(warmUp + count, settled));
    console.log(`\nafter ${settled} of each`);
    for (const [name, all] of asked) {
      const distinct = await measureDistinct(shop, all.slice(settled));
      later[name] = distinct;
      console.log(row(name, { distinct }));
    }
  }
} finally {
  await shop.stop();
}
writeFileSync(options.out, `${JSON.stringify({ ...results, settled: later }, null, 2)}\n`);
const figures = [
  ...Object.entries(results).flatMap(([name, { distinct: cold, repeated: warm }]) => [
    [`${name}, cold, p50 ms`, cold.p50] as const,
    [`${name}, cold, p95 ms`, cold.p95] as const,
    [`${name}, cold, processor ms`, cold.processorMs] as const,
    [`${name}, warm, per second`, warm.perSecond] as const,
    [`${name}, warm, processor ms`, warm.processorMs] as const,
    [`${name}, warm, share of bare`, warm.share] as const,
  ]),
  ...Object.entries(later).map(
    ([name, { processorMs }]) => [`${name}, cold, settled, processor ms`, processorMs] as const,
  ),
];
for (const slower of addToHistory(options.history, 'pages', Object.fromEntries(figures))) console.log(slower);
