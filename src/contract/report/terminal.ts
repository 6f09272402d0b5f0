import { styleText } from 'node:util';
import { keysOf } from '#domain/keys-of.ts';
import { pluralize } from '#domain/pluralize.ts';
import type { CheckName } from '../finding.ts';
import type { Cell, CellState, CheckRow, OperationRow, Report } from './report.ts';
import { type Spread, spreadOf } from './spread.ts';
import { escapeControls, fitToWidth, widthOf, wrapText } from './text-width.ts';
import { resultLine, stateWords } from './words.ts';

export interface TerminalOptions {
  /** Width of the terminal; lines of the report stay within it, but for curl lines. */
  readonly columns: number;
  readonly colours: boolean;
}

type Colour = 'red' | 'green' | 'yellow' | 'dim' | 'bold';
type Paint = (colour: Colour, text: string) => string;

const colourOf: Readonly<Record<CellState, Colour>> = {
  ok: 'green',
  drift: 'red',
  known: 'yellow',
  skipped: 'yellow',
  notBuilt: 'dim',
  excluded: 'dim',
  notApplicable: 'dim',
};
/** Checks of the whole description, without a word about each operation. */
const wholeChecks: ReadonlySet<CheckName> = new Set(['generated', 'descriptions']);
const mostOperations = 12;
const labelWidth = 10;

function cellText({ state, drifts, known, judged }: Cell): string {
  const number = state === 'drift' ? drifts : state === 'known' ? known : state === 'ok' ? judged : 0;
  return `${stateWords[state].mark}${number > 0 ? ` ${number}` : ''}`;
}

function table(report: Report, { columns }: TerminalOptions, paint: Paint): string[] {
  const checks = report.checks
    .filter(({ state, check }) => state !== 'excluded' && !wholeChecks.has(check))
    .map(({ check }) => check);
  if (checks.length === 0) return [];
  const cellWidth = Math.max(7, ...checks.map((check) => check.length + 2));
  const longest = Math.max(...report.operations.map(({ operation }) => widthOf(operation))) + 4;
  const nameWidth = Math.max(16, Math.min(longest, columns - checks.length * cellWidth));
  const room = columns - nameWidth - checks.length * cellWidth - 1;
  const lines = [
    paint(
      'bold',
      `${fitToWidth('operation', nameWidth)}${checks.map((check) => fitToWidth(check, cellWidth)).join('')}`.trimEnd(),
    ),
  ];
  let area: string | undefined;
  const isAsked = ({ cells }: OperationRow) => checks.some((check) => cells[check]?.state !== 'excluded');
  for (const row of report.operations.filter(isAsked)) {
    if (row.area !== area) lines.push(paint('dim', row.area));
    area = row.area;
    const cells = checks.map((check) => {
      const cell = row.cells[check];
      return cell
        ? paint(colourOf[cell.state], fitToWidth(cellText(cell), cellWidth))
        : ' '.repeat(cellWidth);
    });
    const call = `${row.method} ${row.path}`;
    const shown = room >= 24 ? paint('dim', fitToWidth(call, Math.min(room, widthOf(call)))) : '';
    lines.push(`${fitToWidth(`  ${row.operation}`, nameWidth - 1)} ${cells.join('')}${shown}`.trimEnd());
  }
  const states = new Set(
    report.operations.flatMap(({ cells }) => checks.map((check) => cells[check]?.state)),
  );
  const legend = keysOf(stateWords)
    .filter((state) => states.has(state))
    .map((state) => `${stateWords[state].mark} ${stateWords[state].word}`);
  return [...lines, paint('dim', legend.join('   ')), ''];
}

function labelLines(label: string, text: string, columns: number): string[] {
  const indent = ' '.repeat(labelWidth + 2);
  return wrapText(escapeControls(text), Math.max(20, columns - indent.length)).map((line, index) =>
    index === 0 ? `  ${label.padEnd(labelWidth)}${line}` : `${indent}${line}`,
  );
}

function operationsText(operations: readonly string[]): string {
  const first = operations.slice(0, mostOperations).join(', ');
  const rest = operations.length - mostOperations;
  return rest > 0 ? `${first} and ${rest} more` : first;
}

function findingLines(
  { group, operations, count }: Spread,
  { columns }: TerminalOptions,
  paint: Paint,
): string[] {
  const [example] = group.examples;
  const isKnown = group.known !== undefined;
  const title = operations.length === 1 ? group.operation : pluralize(operations.length, 'operation');
  const times = count > operations.length ? `  ×${count}` : '';
  const mark = paint(isKnown ? 'yellow' : 'red', stateWords[isKnown ? 'known' : 'drift'].mark);
  const row = (label: string, text: string | undefined) =>
    text === undefined || text === '' ? [] : labelLines(label, text, columns);
  return [
    `${mark} ${paint('bold', escapeControls(title))}  ${group.kind}  ${paint('dim', group.check)}${times}`,
    ...(operations.length > 1 ? row('on', operationsText(operations)) : []),
    ...row('at', group.at),
    ...row('expected', example?.expected),
    ...row('actual', example?.actual),
    ...row(isKnown ? 'known' : 'likely', group.known ?? group.likely),
    ...(example?.curl === undefined || isKnown
      ? []
      : [`  ${'curl'.padEnd(labelWidth)}${escapeControls(example.curl)}`]),
    '',
  ];
}

/** Skipped operations, grouped by reason. */
function skippedLines(report: Report, { columns }: TerminalOptions, paint: Paint): string[] {
  const reasons = report.checks.flatMap(({ check }) =>
    report.operations.flatMap(({ operation, cells }) => {
      const cell = cells[check];
      const isSkipped = cell && (cell.state === 'skipped' || cell.state === 'notBuilt');
      return isSkipped ? [{ key: `${check}: ${cell.why ?? stateWords[cell.state].word}`, operation }] : [];
    }),
  );
  const grouped = [...Map.groupBy(reasons, ({ key }) => key)];
  if (grouped.length === 0) return [];
  const lines = grouped.flatMap(([key, rows]) => {
    const names = operationsText(rows.map(({ operation }) => operation));
    return wrapText(escapeControls(`${key} (${rows.length}) ${names}`), columns - 4).map(
      (line, index) => `  ${index > 0 ? '  ' : ''}${line}`,
    );
  });
  return [paint('bold', 'Skipped'), ...lines, ''];
}

function noteLines({ notes }: Report, { columns }: TerminalOptions, paint: Paint): string[] {
  if (notes.length === 0) return [];
  const lines = notes.flatMap(({ check, text }) =>
    wrapText(escapeControls(`${check}: ${text}`), columns - 4).map(
      (line, index) => `  ${index > 0 ? '  ' : ''}${line}`,
    ),
  );
  return [paint('bold', 'Notes'), ...lines, ''];
}

function checkLine(row: CheckRow, paint: Paint): string {
  const name = row.check.padEnd(14);
  if (row.state === 'failed')
    return `${name}${paint('red', 'could not check')}: ${escapeControls(row.why ?? '')}`;
  const states = keysOf(stateWords)
    .filter((state) => row.operations[state] > 0 && state !== 'notApplicable')
    .map((state) => `${row.operations[state]} ${stateWords[state].word}`);
  const whole = row.drifts > 0 ? pluralize(row.drifts, 'drift') : row.known > 0 ? `${row.known} known` : 'ok';
  const text = wholeChecks.has(row.check) ? whole : states.join(', ');
  return `${name}${paint(row.drifts > 0 ? 'red' : 'green', row.drifts > 0 ? 'drift' : 'agrees')}  ${text}  ${paint('dim', `${row.seconds.toFixed(1)} s`)}`;
}

/** The report for a terminal: operation by operation, then skipped operations, the findings, and each check on one line. */
export function terminalReport(report: Report, options: TerminalOptions): string {
  const paint: Paint = (colour, text) =>
    options.colours ? styleText(colour, text, { validateStream: false }) : text;
  const spreads = spreadOf(report.findings);
  const known = spreads.filter(({ group }) => group.known !== undefined);
  const failing = spreads.filter(({ group }) => group.known === undefined);
  return [
    paint('bold', escapeControls(`Contract check: ${report.target.name} (${report.target.baseUrl})`)),
    '',
    ...table(report, options, paint),
    ...skippedLines(report, options, paint),
    ...noteLines(report, options, paint),
    ...[...known, ...failing].flatMap((spread) => findingLines(spread, options, paint)),
    ...report.checks.filter(({ state }) => state !== 'excluded').map((row) => checkLine(row, paint)),
    paint(report.outcome === 'agrees' ? 'green' : 'red', resultLine(report)),
    '',
  ].join('\n');
}
