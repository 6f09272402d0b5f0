// The drift benchmark: one drift at a time on the project's own server, judged by the contract check.
//   node tests/bench/drift/main.ts [--each 1] [--seed 1] [--mutations WORDS] [--operations IDS] [--no-untouched] [--reuse] [--out FILE]

import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { parseJson } from '#domain/wire/parse-json.ts';
import { mutations } from './mutations/all.ts';
import { type MutationResult, resultOf, rowsOf, tableOf } from './results.ts';
import type { Trial } from './trial.ts';

const { values: options } = parseArgs({
  allowNegative: true,
  options: {
    each: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    mutations: { type: 'string', default: '' },
    operations: { type: 'string', default: '' },
    untouched: { type: 'boolean', default: true },
    reuse: { type: 'boolean', default: false },
    processes: { type: 'string', default: String(availableParallelism()) },
    out: { type: 'string', default: '.cache/bench/drift.json' },
  },
});
const folder = options.out.replace(/\.json$/, '');

function linesOf(file: string): Trial[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => parseJson<Trial>(line));
}

function work(part: number, parts: number): Promise<Trial[]> {
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
function lastRun(): Trial[] {
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
const baseline = lines.find(({ mutation }) => mutation === '');
/** A kind that did not show was tried on another operation; one that showed nowhere is listed. */
const shown = new Set(lines.filter(({ mutatedCount }) => mutatedCount > 0).map(({ mutation }) => mutation));
const isCounted = ({ mutation, mutatedCount }: Trial) =>
  mutation !== '' && (mutatedCount > 0 || !shown.has(mutation));
const results = lines.filter(isCounted).map((trial) => resultOf(trial, baseline));

const rows = rowsOf(results, mutations);
const { findings: falseAlarms = [], gaveUp = [] } = baseline ?? {};
const report = {
  seed: options.seed,
  each: options.each,
  seconds,
  rows,
  results,
  untouched: { falseAlarms, gaveUp, seconds: baseline?.seconds },
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
  console.log(`\nfalse alarms on the unchanged server: ${falseAlarms.length} ${gaveUp.join(' ')}`);
  for (const { operation, kind, at, actual } of falseAlarms)
    console.log(`  ${operation} ${kind} ${at} ${actual}`);
}
console.log(`${seconds} s with ${parts} processes; written: ${options.out}`);
