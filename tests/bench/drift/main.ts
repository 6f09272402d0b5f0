// The drift benchmark: one drift at a time on the project's own server, judged by the contract check and by Prism's proxy.
//   node tests/bench/drift/main.ts [--each 1] [--seed 1] [--plants WORDS] [--operations IDS] [--no-prism] [--out FILE]
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { plants } from './plants/all.ts';
import { type PrismProxy, startPrismProxy } from './prism-proxy.ts';
import { type PlantResult, resultOf, rowsOf, tableOf } from './results.ts';
import type { TrialLine } from './worker.ts';

const { values: options } = parseArgs({
  allowNegative: true,
  options: {
    each: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    plants: { type: 'string', default: '' },
    operations: { type: 'string', default: '' },
    prism: { type: 'boolean', default: true },
    processes: { type: 'string', default: String(availableParallelism()) },
    out: { type: 'string', default: '.cache/bench/drift.json' },
  },
});
const folder = '.cache/bench/drift';

function work(part: number, parts: number): Promise<TrialLine[]> {
  const out = `${folder}/part-${part}.jsonl`;
  const { each, seed, plants: kinds, operations } = options;
  const args = Object.entries({ each, seed, plants: kinds, operations, out, part, parts }).map(
    ([name, value]) => `--${name}=${value}`,
  );
  const child = spawn(process.execPath, ['tests/bench/drift/worker.ts', ...args], { stdio: 'inherit' });
  return new Promise((done, fail) =>
    child.on('exit', (code) => {
      if (code !== 0) fail(new Error(`a worker ended with ${code}`));
      const lines = readFileSync(out, 'utf8').split('\n').filter(Boolean);
      done(lines.map((line) => JSON.parse(line) as TrialLine));
    }),
  );
}

interface PrismVerdict {
  readonly caught: boolean;
  /** Exchanges with an objection. */
  readonly objections: number;
  readonly exchanges: number;
}

async function askPrism(prism: PrismProxy | undefined, { heard }: TrialLine): Promise<PrismVerdict> {
  const objections = (await prism?.objects(heard))?.filter(Boolean).length ?? 0;
  return { caught: objections > 0, objections, exchanges: heard.length };
}

mkdirSync(folder, { recursive: true });
const started = performance.now();
const parts = Number(options.processes);
const lines = (await Promise.all(Array.from({ length: parts }, (_, part) => work(part, parts)))).flat();
const seconds = Math.round((performance.now() - started) / 1000);
const honest = lines.filter(({ trial }) => trial.plant === '');
const honestOf = new Map(honest.map(({ trial }) => [trial.operation, trial]));
const prism = options.prism ? await startPrismProxy() : undefined;
const results: PlantResult[] = [];
const prismFalse: PrismVerdict[] = [];
try {
  for (const line of honest) prismFalse.push(await askPrism(prism, line));
  for (const line of lines.filter(({ trial }) => trial.plant !== ''))
    results.push(
      resultOf(line.trial, honestOf.get(line.trial.operation), (await askPrism(prism, line)).caught),
    );
} finally {
  prism?.stop();
}

const falseAlarms = honest.flatMap(({ trial }) => trial.findings);
const rows = rowsOf(results, plants);
const report = {
  ...{ seed: options.seed, each: options.each, seconds, rows, results },
  untouched: {
    operations: honest.length,
    falseAlarms,
    gaveUp: honest.flatMap(({ trial }) => trial.gaveUp),
    prism: {
      operationsWithFalseAlarms: prismFalse.filter(({ caught }) => caught).length,
      exchangesWithFalseAlarms: prismFalse.reduce((sum, { objections }) => sum + objections, 0),
      exchanges: prismFalse.reduce((sum, { exchanges }) => sum + exchanges, 0),
    },
  },
};
writeFileSync(options.out, `${JSON.stringify(report, null, 2)}\n`);

function listed(title: string, of: readonly PlantResult[], more: (one: PlantResult) => string): void {
  if (of.length === 0) return;
  console.log(`\n${title}`);
  for (const one of of) console.log(`  ${one.class}: ${one.plant} · ${one.operation}${more(one)}`);
}

console.log(`\n${tableOf(rows)}`);
listed(
  'Not caught:',
  results.filter(({ visible, caught }) => visible && !caught),
  ({ lies, gaveUp }) => ` · ${lies} lies ${gaveUp.join(' ')}`,
);
listed(
  'Never shown by the requests of the check:',
  results.filter(({ visible }) => !visible),
  ({ calls }) => ` · ${calls} calls`,
);
const { prism: byPrism } = report.untouched;
console.log(`\nfalse alarms on the untouched server: ${falseAlarms.length} in ${honest.length} runs`);
if (prism)
  console.log(
    `false alarms of Prism: on ${byPrism.exchangesWithFalseAlarms} of ${byPrism.exchanges} exchanges, ${byPrism.operationsWithFalseAlarms} of ${honest.length} operations`,
  );
console.log(`${seconds} s with ${parts} processes; written: ${options.out}`);
