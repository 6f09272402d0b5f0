// What failed, in a few lines each: of a long run often only the end of the output is kept.

import { stripVTControlCharacters } from 'node:util';
import type { Report } from '#contract/report/report.ts';

/** What this reads of the report of Vitest. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightError {
  readonly message?: string;
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly errors: readonly PlaywrightError[] }[];
    }[];
  }[];
}

/** What this reads of the report of Playwright. */
export interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly PlaywrightError[];
}

const linesOfError = 6;
const longestLine = 200;

/** The first lines of an error that say something, without colours. */
function firstLines(text: string, count = linesOfError): string[] {
  return stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => /\S/.test(line) && !/^\s+at /.test(line))
    .slice(0, count)
    .map((line) => `    ${line.trim().slice(0, longestLine)}`);
}

/** The title and the first lines of the error of each failed test, and of each file that could not be run. */
export function vitestFailures({ testResults }: VitestReport): string[][] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [[name, ...firstLines(message)]] : [];
    return failed.map(({ fullName, failureMessages }) => [
      `${name}: ${fullName}`,
      ...firstLines((failureMessages ?? []).join('\n')),
    ]);
  });
}

function suiteFailures({ suites = [], specs = [] }: PlaywrightSuite): string[][] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected' && status !== 'skipped')
      .map(({ projectName, results }) => [
        `[${projectName}] ${file}:${line}: ${title}`,
        ...results
          .flatMap(({ errors }) => errors)
          .slice(0, 3)
          .flatMap(({ message = '' }) => firstLines(message)),
      ]),
  );
  return [...own, ...suites.flatMap(suiteFailures)];
}

/** The project, place and title of each failed test with the first lines of its errors, and what failed outside of tests. */
export function playwrightFailures({ suites, errors }: PlaywrightReport): string[][] {
  return [
    ...errors.map(({ message = '' }) => ['outside of the tests', ...firstLines(message)]),
    ...suites.flatMap(suiteFailures),
  ];
}

/** Each drift that is not known, with an example, and each check that could not be made. */
export function contractFailures({ checks, findings }: Report): string[][] {
  return [
    ...checks.flatMap(({ check, state, why = '' }) =>
      state === 'failed' ? [[`${check} could not be made`, ...firstLines(why)]] : [],
    ),
    ...findings
      .filter(({ known }) => known === undefined)
      .map(({ check, operation, kind, at, likely, examples: [example] }) => [
        `${check}, ${operation}: ${kind} at ${at}`,
        ...firstLines(likely, 2),
        ...(example ? firstLines(`expected ${example.expected}, found ${example.actual}`, 2) : []),
      ]),
  ];
}

/** The end of what a command printed. */
export function lastLines(output: string, count = 8): string[] {
  return stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => /\S/.test(line))
    .slice(-count)
    .map((line) => `    ${line.trim().slice(0, longestLine)}`);
}

/** As many of the failures as fit into the given number of lines: all first lines before any second one is left out. */
export function fitFailures(failures: readonly (readonly string[])[], lines: number): string[] {
  const each = Math.max(1, Math.floor(lines / Math.max(1, failures.length)));
  const shown = failures.slice(0, lines).flatMap((failure) => failure.slice(0, each));
  const left = failures.length - lines;
  return left > 0 ? [...shown, `… and ${left} more`] : shown;
}
