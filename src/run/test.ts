// `npm test`: every check of the project, one after the other, with one count at the end.

import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { readCommandOptions } from '#codegen/command-options.ts';
import type { Report } from '#contract/report/report.ts';
import { parseJson } from '#domain/wire/parse-json.ts';
import { ensureBrowser } from './browser.ts';
import {
  contractFailures,
  fitFailures,
  lastLines,
  type PlaywrightReport,
  playwrightFailures,
  type VitestReport,
  vitestFailures,
} from './failures.ts';

interface Result {
  passed: number;
  failed: number;
  /** Of each failure its title and the first lines of its error. */
  failures: string[][];
}

interface Step {
  name: string;
  command: string[];
  /** Reads what ran from the report that the tool wrote; without it the step counts as one test. */
  report?: () => Result;
  env?: Record<string, string>;
}

interface Outcome extends Result {
  name: string;
  seconds: number;
}

readCommandOptions(
  'npm test     every check of the project, one after the other. src/README.md says how to run single ones.',
  {},
);

const reports = '.cache/reports';
/** Dozens of processes load the same modules; with it a server starts in two thirds of the time. */
const compileCache = resolve('.cache/compiled');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const readReport = <T>(name: string) => parseJson<T>(readFileSync(`${reports}/${name}.json`, 'utf8'));

function vitestResult(): Result {
  const report = readReport<VitestReport & { numPassedTests: number; numFailedTests: number }>('vitest');
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures: vitestFailures(report) };
}

function playwrightResult(): Result {
  const report = readReport<
    PlaywrightReport & { stats: { expected: number; unexpected: number; flaky: number } }
  >('playwright');
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky, failures: playwrightFailures(report) };
}

/** Every operation of every check is a test; what could not be judged is none. */
function contractResult(): Result {
  const report = readReport<Report>('contract');
  const states = report.operations.flatMap(({ cells }) => Object.values(cells).map(({ state }) => state));
  const count = (counted: string) => states.filter((state) => state === counted).length;
  return { passed: count('ok'), failed: count('drift'), failures: contractFailures(report) };
}

const node = process.execPath;
/** Whether `generated/` is current is a test of the generators. */
const checks: Step[] = [
  // TypeScript 5.9, which the generators need as a library, takes six times as long.
  { name: 'types', command: [node, 'node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.json'] },
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'description', command: [node, 'src/codegen/check-description.ts'] },
];
const unit: Step = {
  name: 'unit and API tests',
  command: [
    'vitest',
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports}/vitest.json`,
  ],
  report: vitestResult,
};
const build: Step = { name: 'build', command: [node, 'src/run/build.ts', '--quiet'] };
const browser: Step = {
  name: 'browser tests',
  command: ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
  report: playwrightResult,
};

/**
 * The description against server, mocks, and what the browser tests just saw the app send; at the same time as the browser tests it
 * would slow them down.
 */
const contract: Step = {
  name: 'contract',
  command: [node, 'src/run/contract.ts', '--skip', 'generated', '--json', `${reports}/contract.json`],
  report: contractResult,
};

/** The result of a step that printed `output`; one that fails without a failed test shows the end of that. */
function resultOf(step: Step, ok: boolean, output: string): Result {
  const single = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: ok ? [] : [lastLines(output)] };
  if (!step.report) return single;
  try {
    const { passed, failed, failures } = step.report();
    if (ok || failures.length > 0) return { passed, failed: ok ? failed : Math.max(1, failed), failures };
    return { passed, failed: Math.max(1, failed), failures: single.failures };
  } catch {
    return single;
  }
}

function run(step: Step): Promise<Outcome> {
  const started = Date.now();
  const [command = '', ...args] = step.command;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, NODE_COMPILE_CACHE: compileCache, ...step.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', (error) => output.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => {
      const seconds = (Date.now() - started) / 1000;
      const result = resultOf(step, code === 0, Buffer.concat(output).toString());
      const ok = code === 0 && result.failed === 0;
      console.log(`\n${ok ? '✓' : '✗'} ${step.name} (${seconds.toFixed(1)} s)`);
      if (!ok || step.report) process.stdout.write(Buffer.concat(output));
      resolve({ name: step.name, seconds, ...result });
    });
  });
}

/** Runs steps side by side, at most as many as there are cores. */
async function runAll(steps: Step[]): Promise<Outcome[]> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) outcomes.push(await run(step));
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
  return outcomes;
}

/** With the table after them they fit on a screen. */
const linesOfFailures = 60;

const browserPath = ensureBrowser();
browser.env = { CHROMIUM_PATH: browserPath };
const outcomes = [
  ...(await runAll([...checks, build])),
  await run(unit),
  await run(browser),
  await run(contract),
];
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
const failures = outcomes.flatMap(({ name, failures }) =>
  failures.map(([title = '', ...lines]) => [`✗ ${name}: ${title.trim()}`, ...lines]),
);
console.log(['', ...fitFailures(failures, linesOfFailures), ''].join('\n'));
for (const outcome of outcomes) {
  const line = `${outcome.passed} passed, ${outcome.failed} failed`;
  console.log(`${outcome.name.padEnd(24)} ${line.padEnd(28)} ${outcome.seconds.toFixed(1)} s`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
