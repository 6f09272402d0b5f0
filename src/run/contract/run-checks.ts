import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { hasRecordedCalls } from '#contract/app/recorded-call.ts';
import { CannotCheck, type CheckName, checkNames } from '#contract/finding.ts';
import { type KnownDrift, readKnownDrift } from '#contract/known-drift.ts';
import { htmlReport } from '#contract/report/html.ts';
import { junitReport } from '#contract/report/junit.ts';
import { exitCodeOf, type Report } from '#contract/report/report.ts';
import { type CheckOutcome, sumUp } from '#contract/report/sum-up.ts';
import { terminalReport } from '#contract/report/terminal.ts';
import { checkInProcess } from './check-in-process.ts';
import type { Setting } from './checks.ts';

interface Run extends Setting {
  /** The arguments of the command. */
  readonly args: readonly string[];
}

const widthWithoutTerminal = 120;

function knownDriftOf({ contract, options: { known } }: Setting): KnownDrift[] {
  if (known === undefined) return [];
  let text: string;
  try {
    text = readFileSync(known, 'utf8');
  } catch (error) {
    throw new CannotCheck(
      `--known ${known} cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
  return readKnownDrift(text, known, contract);
}

/** A file of a report must be there afterwards: whether it can be written is known before the long work. */
function reserve(files: Setting['options']['files']): void {
  for (const file of Object.values(files)) {
    try {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, '');
    } catch (error) {
      throw new CannotCheck(`${file} cannot be written: ${error instanceof Error ? error.message : error}`);
    }
  }
}

/** Shows on the error stream which check runs; in a terminal its line is replaced by the next one. */
function progress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${line}`);
  else if (line !== '') process.stderr.write(`${line}\n`);
}

/** The checks of a run; that of the app is left out where no browser test has recorded its requests, unless it is asked for. */
function checksOf({ options: { checks, named } }: Setting): readonly CheckName[] {
  if (!checks.includes('app') || named.has('app') || hasRecordedCalls()) return checks;
  progress('app is skipped: the browser tests (npm test) record its requests.');
  return checks.filter((name) => name !== 'app');
}

/** They compare the same scenario on the same server, each in its way. */
const together: readonly CheckName[] = ['server', 'parity'];
/** The others; that of the mocks needs no database, which on a new machine the process of those two makes meanwhile. */
const others: readonly CheckName[] = [
  'mocks',
  ...checkNames.filter((name) => !together.includes(name) && name !== 'mocks'),
];

/** What each process checks: as many as there are processors, at most two. What starts together takes half of the time. */
function processesOf(names: readonly CheckName[], isOwnServer: boolean): CheckName[][][] {
  const isTogether = isOwnServer && together.every((name) => names.includes(name));
  const single = [...(isTogether ? [] : together), ...others].filter((name) => names.includes(name));
  const steps = [...(isTogether ? [[...together]] : []), ...single.map((name) => [name])];
  if (availableParallelism() === 1 || steps.length < 2) return [steps];
  const [first = [], ...rest] = steps;
  if (isTogether) return [[first], rest];
  const half = (parity: number) => steps.filter((_, index) => index % 2 === parity);
  return [half(0), half(1)];
}

/** Makes the checks in one process or two. */
async function runAll({ options, args }: Run, names: readonly CheckName[]): Promise<CheckOutcome[]> {
  const outcomes: CheckOutcome[] = [];
  const processes = processesOf(names, options.server === undefined);
  const show = () => {
    const isDone = (name: CheckName) => outcomes.some(({ check }) => check === name);
    const running = processes.flatMap((steps) => steps.find((step) => !step.every(isDone)) ?? []);
    progress(`${outcomes.length} of ${names.length} done: ${running.join(', ')} …`);
  };
  show();
  const add = (outcome: CheckOutcome) => {
    outcomes.push(outcome);
    if (outcomes.length < names.length) show();
  };
  await Promise.all(processes.map((steps) => checkInProcess(steps, args, add)));
  progress('');
  return outcomes;
}

function write(report: Report, { json, junit, html }: Setting['options']['files']): void {
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
  if (junit !== undefined) writeFileSync(junit, junitReport(report));
  if (html !== undefined) writeFileSync(html, htmlReport(report));
}

/** Runs the selected checks, prints and writes the reports, and returns the exit code. */
export async function runChecks(setting: Run): Promise<0 | 1 | 2> {
  const { contract, options } = setting;
  const knownDrift = knownDriftOf(setting);
  reserve(options.files);
  const started = new Date();
  const began = performance.now();
  const outcomes = await runAll(setting, checksOf(setting));
  const target = options.server
    ? { name: 'server', baseUrl: options.server }
    : { name: 'the own server', baseUrl: 'in memory; curl lines: npm start' };
  const report = sumUp({
    contract,
    target,
    seed: options.seed,
    started,
    outcomes,
    isSelected: options.isSelected,
    knownDrift,
    seconds: (performance.now() - began) / 1000,
  });
  write(report, options.files);
  const { stdout } = process;
  const colours = stdout.isTTY && !process.env.NO_COLOR;
  stdout.write(terminalReport(report, { columns: stdout.columns ?? widthWithoutTerminal, colours }));
  return exitCodeOf(report);
}
