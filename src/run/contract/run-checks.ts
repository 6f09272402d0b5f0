import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CannotCheck, type CheckName } from '#contract/finding.ts';
import { type KnownDrift, readKnownDrift } from '#contract/known-drift.ts';
import { htmlReport } from '#contract/report/html.ts';
import { junitReport } from '#contract/report/junit.ts';
import { exitCodeOf, type Report } from '#contract/report/report.ts';
import { type CheckOutcome, sumUp } from '#contract/report/sum-up.ts';
import { terminalReport } from '#contract/report/terminal.ts';
import { checks, type Setting } from './checks.ts';

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

async function runOne(name: CheckName, setting: Setting): Promise<CheckOutcome | undefined> {
  const start = checks[name];
  if (!start) return undefined;
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  try {
    return { check: name, result: await start(setting), seconds: seconds() };
  } catch (error) {
    if (!(error instanceof CannotCheck)) console.error(error);
    const failed = error instanceof Error ? error.message : String(error);
    return { check: name, failed, seconds: seconds() };
  }
}

function write(report: Report, { json, junit, html }: Setting['options']['files']): void {
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
  if (junit !== undefined) writeFileSync(junit, junitReport(report));
  if (html !== undefined) writeFileSync(html, htmlReport(report));
}

/** Makes the wanted checks one after the other, prints and writes the reports, answers the exit code. */
export async function runChecks(setting: Setting): Promise<0 | 1 | 2> {
  const { contract, options } = setting;
  const knownDrift = knownDriftOf(setting);
  reserve(options.files);
  const started = new Date();
  const began = performance.now();
  const outcomes: CheckOutcome[] = [];
  for (const [index, name] of options.checks.entries()) {
    progress(`${index + 1}/${options.checks.length} ${name} …`);
    const outcome = await runOne(name, setting);
    if (outcome) outcomes.push(outcome);
  }
  progress('');
  const target = options.server
    ? { name: 'server', baseUrl: options.server }
    : { name: 'the own server', baseUrl: 'in memory; curl lines: npm start' };
  const report = sumUp({
    ...{ contract, target, seed: options.seed, started, outcomes, isWanted: options.isWanted, knownDrift },
    seconds: (performance.now() - began) / 1000,
  });
  write(report, options.files);
  const { stdout } = process;
  const colours = stdout.isTTY && !process.env.NO_COLOR;
  stdout.write(terminalReport(report, { columns: stdout.columns ?? widthWithoutTerminal, colours }));
  return exitCodeOf(report);
}
