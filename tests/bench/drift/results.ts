import type { Finding } from '#contract/finding.ts';
import type { Mutation, MutationClass } from './mutation.ts';
import type { Trial } from './trial.ts';

/** The result of one mutation. */
export interface MutationResult {
  readonly mutation: string;
  readonly class: string;
  readonly operation: string;
  /** Number of calls of the mutated operation. */
  readonly calls: number;
  readonly mutatedCount: number;
  /** Whether any response was changed. */
  readonly visible: boolean;
  readonly caught: boolean;
  /** The kinds of what was found and is not found on the untouched server. */
  readonly kinds: readonly string[];
  readonly gaveUp: readonly string[];
  readonly seconds: number;
}

export interface ClassRow {
  readonly class: MutationClass | 'all';
  readonly kinds: number;
  /** Mutations that showed. */
  readonly visible: number;
  readonly caught: number;
}

function keyOf({ check, kind, operation, at }: Finding): string {
  return `${check} ${kind} ${operation} ${at.replace(/\/[0-9]+/g, '/*')}`;
}

/** Findings on a mutated server that the unchanged one does not have. */
function newFindings(trial: Trial, baseline: Trial | undefined): Finding[] {
  const known = new Set(baseline?.findings.map(keyOf));
  return trial.findings.filter((finding) => !known.has(keyOf(finding)));
}

export function resultOf(trial: Trial, baseline: Trial | undefined): MutationResult {
  const { mutation, operation, calls, mutatedCount, gaveUp, seconds } = trial;
  const kinds = [...new Set(newFindings(trial, baseline).map(({ kind }) => kind))];
  return {
    mutation,
    class: trial.class,
    operation,
    calls,
    mutatedCount,
    gaveUp,
    kinds,
    visible: mutatedCount > 0,
    caught: kinds.length > 0,
    seconds: Math.round(seconds * 10) / 10,
  };
}

/** The results summed up for each class, and for all. */
export function rowsOf(results: readonly MutationResult[], mutations: readonly Mutation[]): ClassRow[] {
  const classes = [...new Set(mutations.map((mutation) => mutation.class))];
  const row = (name: ClassRow['class'], of: readonly MutationResult[]): ClassRow => {
    const visible = of.filter((one) => one.visible);
    return {
      class: name,
      kinds: new Set(of.map(({ mutation }) => mutation)).size,
      visible: visible.length,
      caught: visible.filter(({ caught }) => caught).length,
    };
  };
  const rows = classes.map((name) =>
    row(
      name,
      results.filter((one) => one.class === name),
    ),
  );
  return [...rows.filter(({ kinds }) => kinds > 0), row('all', results)];
}

const heads = ['class', 'kinds', 'mutated', 'caught'];

/** The rows as a table of Markdown. */
export function tableOf(rows: readonly ClassRow[]): string {
  const cells = rows.map((row) => [...[row.class, row.kinds, row.visible, row.caught].map(String)]);
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...cells.map((line) => (line[column] ?? '').length)),
  );
  const line = (texts: readonly string[]) =>
    `| ${texts.map((text, column) => (column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [line(heads), rule, ...cells.map(line)].join('\n');
}
