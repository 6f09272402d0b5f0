// Pages for visitors of two states of the repository, whose servers run at the same time and take turns: a difference between them is that
// of the states and not of the hour.
//   node tests/bench/speed/turns.ts --before FOLDER [--batch 40] [--turns 16] [--warm-up 300] [--out FILE]
// FOLDER is a copy of the repository at the earlier commit, in which `npm ci` and `npm run build` ran.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { threadsMs } from '../threads-ms.ts';
import { median } from '../timing.ts';
import { page } from './asked.ts';
import { line } from './kinds.ts';
import { percentile, timeEach } from './measure.ts';
import { pageAddresses } from './page-addresses.ts';
import type { Asked } from './recorded-answer.ts';
import { type MeasuredShop, startMeasuredShop } from './shop.ts';

const { values: options } = parseArgs({
  options: {
    before: { type: 'string' },
    batch: { type: 'string', default: '40' },
    turns: { type: 'string', default: '16' },
    'warm-up': { type: 'string', default: '300' },
    out: { type: 'string', default: '.cache/bench/turns.json' },
  },
});
const { before: earlier } = options;
if (!earlier)
  throw new Error('--before FOLDER is missing: a built copy of the repository at an earlier commit.');
const batch = Number(options.batch);
const turns = Number(options.turns);
const warmUp = Number(options['warm-up']);

/** Milliseconds of a core that a server used for each of the pages. */
async function costOf({ port, pid }: MeasuredShop, asked: readonly Asked[]): Promise<number> {
  const used = threadsMs(pid);
  await timeEach(port, asked);
  return (threadsMs(pid) - used) / asked.length;
}

interface Turn {
  readonly before: number;
  readonly now: number;
}

/** One batch of each state, the earlier one first in every other turn. */
async function turn(
  shops: readonly [before: MeasuredShop, now: MeasuredShop],
  asked: readonly Asked[],
  at: number,
): Promise<Turn> {
  const [before, now] = shops;
  const first = at % 2 === 0 ? undefined : await costOf(now, asked);
  return { before: await costOf(before, asked), now: first ?? (await costOf(now, asked)) };
}

function summary(all: readonly Turn[]) {
  const ratios = all.map(({ before, now }) => now / before);
  return {
    before: Number(median(all.map(({ before }) => before)).toFixed(2)),
    now: Number(median(all.map(({ now }) => now)).toFixed(2)),
    ratio: Number(median(ratios).toFixed(3)),
    /** The ratios of the middle half of the turns. */
    from: percentile(ratios, 0.25),
    to: percentile(ratios, 0.75),
  };
}

const shops = await Promise.all([startMeasuredShop(undefined, earlier), startMeasuredShop(undefined)]);
const results: Record<string, ReturnType<typeof summary>> = {};
try {
  const kinds = Object.entries(await pageAddresses(shops[1].port, { each: warmUp + batch * turns }));
  for (const { port } of shops)
    for (const [, all] of kinds) await timeEach(port, all.slice(0, warmUp).map(page));
  console.log(line('ms of a core', ['before', 'now', 'ratio', '25 %', '75 %']));
  for (const [name, all] of kinds) {
    const done: Turn[] = [];
    for (let at = 0; at < turns; at += 1) {
      const from = warmUp + at * batch;
      done.push(await turn(shops, all.slice(from, from + batch).map(page), at));
    }
    const found = summary(done);
    results[name] = found;
    console.log(line(name, Object.values(found)));
  }
} finally {
  await Promise.all(shops.map(({ stop }) => stop()));
}
writeFileSync(options.out, `${JSON.stringify(results, null, 2)}\n`);
