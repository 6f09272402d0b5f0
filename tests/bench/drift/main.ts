// The drift benchmark: one drift at a time on the project's own server, judged by the contract check and by Prism's proxy.
//   node tests/bench/drift/main.ts [--each 1] [--seed 1] [--mutations WORDS] [--operations IDS] [--no-untouched] [--no-prism] [--reuse] [--out FILE]

import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { parseJson } from '#domain/wire/parse-json.ts';
import { PrismJudge } from './judge-by-prism.ts';
import { mutations } from './mutations/all.ts';
import { startPrismProxy } from './prism-proxy.ts';
import { type MutationResult, resultOf, rowsOf, tableOf } from './results.ts';
import type { Trial } from './trial.ts';
import type { TrialLine } from './worker.ts';

const { values: options } = parseArgs({
  allowNegative: true,
  options: {
    each: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    mutations: { type: 'string', default: '' },
    operations: { type: 'string', default: '' },
    untouched: { type: 'boolean', default: true },
    prism: { type: 'boolean', default: true },
    reuse: { type: 'boolean', default: false },
    processes: { type: 'string', default: String(availableParallelism()) },
    out: { type: 'string', default: '.cache/bench/drift.json' },
  },
});
const folder = options.out.replace(/\.json$/, '');

function linesOf(file: string): TrialLine[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => parseJson<TrialLine>(line));
}

function work(part: number, parts: number): Promise<TrialLine[]> {
  const out = `${folder}/part-${part}.jsonl`;
  const { each, seed, mutations: kinds, operations, untouched } = options;
  const args = Object.entries({ each, seed, mutations: kinds, operations, untouched, out, part, parts }).map(
    ([name, value]) => `--${name}=${value}`,
  );
  const child = spawn(process.execPath, ['tests/bench/drift/worker.ts', ...args], { stdio: 'inherit' });
  return new Promise((done, fail) =>
    child.on('exit', (code) => {
      if (code !== 0) fail(new Error(`a worker ended with ${code}`));
      done(linesOf(out));
    }),
  );
}

/** The lines that the last run wrote. */
function lastRun(): TrialLine[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  return files.flatMap((name) => linesOf(`${folder}/${name}`));
}

mkdirSync(folder, { recursive: true });
const started = performance.now();
const parts = Number(options.processes);
const lines = options.reuse
  ? lastRun()
  : (await Promise.all(Array.from({ length: parts }, (_, part) => work(part, parts)))).flat();
const seconds = Math.round((performance.now() - started) / 1000);
const baseline = lines.find(({ trial }) => trial.mutation === '');
/** A kind that did not show was tried on another operation; one that showed nowhere is listed. */
const shown = new Set(lines.filter(({ trial }) => trial.mutatedCount > 0).map(({ trial }) => trial.mutation));
const isCounted = ({ mutation, mutatedCount }: Trial) =>
  mutation !== '' && (mutatedCount > 0 || !shown.has(mutation));
const prism = options.prism ? await startPrismProxy() : undefined;
const judge = new PrismJudge(prism);
const results: MutationResult[] = [];
try {
  await judge.noteUntouched(baseline?.observed ?? []);
  for (const { trial, observed } of lines.filter((line) => isCounted(line.trial)))
    results.push(
      resultOf(trial, baseline?.trial, await judge.catches(observed.filter(({ mutated }) => mutated))),
    );
} finally {
  prism?.stop();
}

const rows = rowsOf(results, mutations);
const { findings: falseAlarms = [], gaveUp = [] } = baseline?.trial ?? {};
const report = {
  seed: options.seed,
  each: options.each,
  seconds,
  rows,
  results,
  untouched: { falseAlarms, gaveUp, seconds: baseline?.trial.seconds, prism: judge.alarms },
};
writeFileSync(options.out, `${JSON.stringify(report, null, 2)}\n`);

function printResults(
  title: string,
  of: readonly MutationResult[],
  more: (one: MutationResult) => string,
): void {
  if (of.length === 0) return;
  console.log(`\n${title}`);
  for (const one of of) console.log(`  ${one.class}: ${one.mutation} · ${one.operation}${more(one)}`);
}

console.log(`\n${tableOf(rows)}`);
printResults(
  'Not caught:',
  results.filter(({ visible, caught }) => visible && !caught),
  ({ mutatedCount, gaveUp }) => ` · ${mutatedCount} mutated responses ${gaveUp.join(' ')}`,
);
printResults(
  'Never shown by the requests of the checks:',
  results.filter(({ visible }) => !visible),
  ({ calls }) => ` · ${calls} calls`,
);
if (baseline) {
  const { exchanges, exchangesWithAlarm, operationsWithAlarm } = judge.alarms;
  console.log(`\nfalse alarms on the unchanged server: ${falseAlarms.length} ${gaveUp.join(' ')}`);
  for (const { operation, kind, at, actual } of falseAlarms)
    console.log(`  ${operation} ${kind} ${at} ${actual}`);
  console.log(
    `false alarms of Prism: ${operationsWithAlarm.length} operations, ${exchangesWithAlarm} of ${exchanges} exchanges`,
  );
}
console.log(`${seconds} s with ${parts} processes; written: ${options.out}`);
