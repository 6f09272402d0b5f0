import type { CheckName, Finding } from '../finding.ts';
import type { Kind } from '../kinds.ts';

/**
 * State of an operation in a check. `skipped`: the check ran and could not judge it; `notBuilt`: its handler is not there
 * yet; `excluded`: by `--only`, `--skip`, or because the target has no such check; `notApplicable`: the check asks nothing of it.
 */
export type CellState = 'ok' | 'drift' | 'known' | 'skipped' | 'notBuilt' | 'excluded' | 'notApplicable';

export interface Cell {
  readonly state: CellState;
  /** Exchanges that were judged. */
  readonly judged: number;
  /** Findings that are not known drift. */
  readonly drifts: number;
  readonly known: number;
  /** Why it was skipped. */
  readonly why?: string;
}

export interface OperationRow {
  readonly operation: string;
  readonly area: string;
  readonly method: string;
  readonly path: string;
  readonly cells: Readonly<Partial<Record<CheckName, Cell>>>;
}

/** Findings of one check, kind and operation at places that differ in list positions only. */
export interface FindingGroup {
  readonly check: CheckName;
  readonly kind: Kind;
  readonly operation: string;
  /** The place, with `*` for a position in a list. */
  readonly at: string;
  readonly count: number;
  /** What is likely wrong and what to do. */
  readonly likely: string;
  /** The reason from the file of known drift; such a group fails nothing. */
  readonly known?: string;
  /** The first of them, at most five. */
  readonly examples: readonly Finding[];
}

export interface CheckRow {
  readonly check: CheckName;
  /** `failed`: the check could not be made, `why` says the reason. */
  readonly state: 'done' | 'failed' | 'excluded';
  readonly why?: string;
  readonly seconds: number;
  /** Number of operations in each state. */
  readonly operations: Readonly<Record<CellState, number>>;
  readonly drifts: number;
  readonly known: number;
}

/** What one run of the contract check found out; `report.schema.json` describes its JSON. */
export interface Report {
  readonly version: 2;
  readonly target: { readonly name: string; readonly baseUrl: string };
  readonly seed: number;
  /** When the run began, RFC 3339. */
  readonly started: string;
  readonly seconds: number;
  readonly outcome: 'agrees' | 'drift' | 'could-not-check';
  readonly checks: readonly CheckRow[];
  readonly operations: readonly OperationRow[];
  /** Those that fail first, then the known ones. */
  readonly findings: readonly FindingGroup[];
  readonly notes: readonly { readonly check: CheckName; readonly text: string }[];
}

/** How the command ends: 0 where all sides agree, 1 on drift, 2 where something could not be checked and no drift was seen. */
export function exitCodeOf({ outcome }: Pick<Report, 'outcome'>): 0 | 1 | 2 {
  return outcome === 'agrees' ? 0 : outcome === 'drift' ? 1 : 2;
}
