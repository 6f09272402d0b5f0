import { pluralize } from '#domain/pluralize.ts';
import type { Finding } from '../finding.ts';
import { kinds } from '../kinds.ts';
import type { CellState, Report } from './report.ts';

/** Name and mark of each state of an operation; the marks differ without colour. */
export const stateWords: Readonly<Record<CellState, { readonly mark: string; readonly word: string }>> = {
  ok: { mark: '✓', word: 'ok' },
  drift: { mark: '✗', word: 'drift' },
  known: { mark: '~', word: 'known drift' },
  skipped: { mark: '?', word: 'skipped' },
  notBuilt: { mark: '□', word: 'not built' },
  excluded: { mark: '·', word: 'excluded' },
  notApplicable: { mark: '–', word: 'not applicable' },
};

/** What is likely wrong: the words of the kind, and what more is known. */
export function likelyOf({ kind, cause }: Pick<Finding, 'kind' | 'cause'>): string {
  return cause === undefined ? kinds[kind] : `${kinds[kind]} (${cause})`;
}

/** The result of a run in one sentence. */
export function resultLine(report: Report): string {
  const failing = report.findings.filter(({ known }) => known === undefined);
  const operations = new Set(failing.map(({ operation }) => operation)).size;
  const known = report.findings.length - failing.length;
  const failed = report.checks.filter(({ state }) => state === 'failed').map(({ check }) => check);
  const parts = [
    failing.length === 0
      ? 'No drift'
      : `${pluralize(failing.length, 'drift')} in ${pluralize(operations, 'operation')}`,
    ...(known > 0 ? [`${known} known`] : []),
    ...(failed.length > 0 ? [`could not check: ${failed.join(', ')}`] : []),
  ];
  return `${parts.join('; ')}. Seed ${report.seed}, ${report.seconds.toFixed(1)} s.`;
}
