import type { CheckName } from '../finding.ts';
import type { Cell, FindingGroup, Report } from './report.ts';
import { escapeControls } from './text-width.ts';
import { stateWords } from './words.ts';

/** Text or attribute of XML 1.0: markup escaped, characters that XML cannot hold shown as escapes. */
function escapeXml(text: string): string {
  const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text
    .split('\n')
    .map((line) => escapeControls(line.toWellFormed()).replace(/[\ufffe\uffff]/g, '\ufffd'))
    .join('\n')
    .replace(/[&<>"]/g, (one) => marks[one] ?? one)
    .replaceAll('\n', '&#10;');
}

function detailsOf({ kind, at, count, likely, examples: [example] }: FindingGroup): string {
  return [
    `${kind} at ${at}${count > 1 ? `, ${count} times` : ''}`,
    ...(example ? [`  expected ${example.expected}`, `  actual   ${example.actual}`] : []),
    `  likely   ${likely}`,
    ...(example?.curl ? [`  curl     ${example.curl}`] : []),
  ].join('\n');
}

function failureOf(groups: readonly FindingGroup[]): string {
  const kinds = [...new Set(groups.map(({ kind }) => kind))].join(', ');
  const text = groups.map(detailsOf).join('\n\n');
  return `<failure type="drift" message="${escapeXml(kinds)}">${escapeXml(text)}</failure>`;
}

function testCase(check: CheckName, name: string, area: string, inside: string): string {
  const start = `    <testcase name="${escapeXml(name)}" classname="${escapeXml(`${check}.${area}`)}" time="0"`;
  return inside === '' ? `${start}/>` : `${start}>${inside}</testcase>`;
}

function insideOf(cell: Cell, groups: readonly FindingGroup[]): string {
  const failing = groups.filter(({ known }) => known === undefined);
  if (failing.length > 0) return failureOf(failing);
  if (cell.state === 'ok' || cell.state === 'notApplicable') return '';
  const [known] = groups;
  const why =
    cell.state === 'known' ? `known: ${known?.known ?? ''}` : (cell.why ?? stateWords[cell.state].word);
  return `<skipped message="${escapeXml(why)}"/>`;
}

interface Suite {
  readonly cases: readonly string[];
  readonly failures: number;
  readonly errors: number;
  readonly skipped: number;
}

function suiteOf(report: Report, check: CheckName, failed: string | undefined): Suite {
  const own = report.findings.filter((group) => group.check === check);
  const ids = new Set(report.operations.map(({ operation }) => operation));
  const cases = report.operations.flatMap(({ operation, area, cells }) => {
    const cell = cells[check];
    const groups = own.filter((group) => group.operation === operation);
    return cell && cell.state !== 'notApplicable' && failed === undefined
      ? [testCase(check, operation, area, insideOf(cell, groups))]
      : groups.length > 0
        ? [testCase(check, operation, area, failureOf(groups))]
        : [];
  });
  // What belongs to no operation: calls that are not described, files that are generated.
  const others = Map.groupBy(
    own.filter(({ operation }) => !ids.has(operation)),
    ({ operation }) => operation,
  );
  for (const [name, groups] of others) {
    const failing = groups.filter(({ known }) => known === undefined);
    const inside = failing.length > 0 ? failureOf(failing) : `<skipped message="known"/>`;
    cases.push(testCase(check, name, 'other', inside));
  }
  if (failed !== undefined)
    cases.push(
      testCase(
        check,
        'could be checked',
        'other',
        `<error type="could-not-check" message="${escapeXml(failed)}"/>`,
      ),
    );
  if (cases.length === 0) cases.push(testCase(check, 'agrees', 'other', ''));
  const count = (tag: string) => cases.filter((one) => one.includes(`<${tag} `)).length;
  return { cases, failures: count('failure'), errors: count('error'), skipped: count('skipped') };
}

/**
 * The report as JUnit XML: a suite for each check, in it a test case for each operation that the check asks something of. Drift is
 * a failure, a check that could not be made an error; what is known, skipped, not built or excluded counts as skipped, with its reason.
 */
export function junitReport(report: Report): string {
  const rows = report.checks.filter(({ state }) => state !== 'excluded');
  const suites = rows.map((row) => ({
    row,
    ...suiteOf(report, row.check, row.state === 'failed' ? row.why : undefined),
  }));
  const sum = (name: 'failures' | 'errors' | 'skipped') =>
    suites.reduce((total, suite) => total + suite[name], 0);
  const tests = suites.reduce((total, { cases }) => total + cases.length, 0);
  const numbers = (all: number, of: Omit<Suite, 'cases'>, seconds: number) =>
    `tests="${all}" failures="${of.failures}" errors="${of.errors}" skipped="${of.skipped}" time="${seconds.toFixed(3)}"`;
  const totals = { failures: sum('failures'), errors: sum('errors'), skipped: sum('skipped') };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="contract" ${numbers(tests, totals, report.seconds)}>`,
    ...suites.flatMap(({ row, cases, ...counts }) => [
      `  <testsuite name="${row.check}" ${numbers(cases.length, counts, row.seconds)} timestamp="${report.started.slice(0, 19)}">`,
      ...cases,
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
}
