import type { Contract, ContractOperation } from '../contract.ts';
import { type CheckName, type CheckResult, checkNames, type Finding } from '../finding.ts';
import { type KnownDrift, matchKnown, type WithKnown } from '../known-drift.ts';
import { placePattern } from './place.ts';
import type { Cell, CellState, CheckRow, FindingGroup, OperationRow, Report } from './report.ts';
import { likelyOf } from './words.ts';

/** How one check ended. */
export type CheckOutcome =
  | { readonly check: CheckName; readonly seconds: number; readonly result: CheckResult }
  | { readonly check: CheckName; readonly seconds: number; readonly failed: string };

/** A run of the contract check: what was asked for, and how each check ended. */
export interface Run {
  readonly contract: Contract;
  readonly target: { readonly name: string; readonly baseUrl: string };
  readonly seed: number;
  readonly started: Date;
  readonly seconds: number;
  readonly outcomes: readonly CheckOutcome[];
  readonly isSelected: (operationId: string) => boolean;
  readonly knownDrift?: readonly KnownDrift[];
}

/** Checks that apply to every operation: an operation that they do not reach counts as skipped. */
const asksEveryOperation: ReadonlySet<CheckName> = new Set(['server', 'broken', 'mocks', 'parity']);
const mostExamples = 5;

interface Judged {
  readonly finding: Finding;
  readonly known: string | undefined;
}

function listJudged(run: Run, results: readonly CheckResult[], matched: WithKnown): Judged[] {
  const ids = new Set(run.contract.operations.map(({ id }) => id));
  const isIncluded = ({ operation }: Finding) => !ids.has(operation) || run.isSelected(operation);
  return [...results.flatMap(({ findings }) => findings), ...matched.noLonger]
    .filter(isIncluded)
    .map((finding) => ({ finding, known: matched.known.get(finding) }));
}

function cellOf(
  run: Run,
  operation: ContractOperation,
  outcome: CheckOutcome,
  judged: readonly Judged[],
): Cell {
  const { check } = outcome;
  const found = judged.filter(({ finding }) => finding.operation === operation.id && finding.check === check);
  const drifts = found.filter(({ known }) => known === undefined).length;
  const known = found.length - drifts;
  const result = 'result' in outcome ? outcome.result : undefined;
  const seen = result?.covered.get(operation.id) ?? 0;
  const cell = (state: CellState, why?: string): Cell => ({
    state,
    judged: seen,
    drifts,
    known,
    ...(why === undefined ? {} : { why }),
  });
  if (drifts > 0) return cell('drift');
  if (known > 0) return cell('known');
  if (!run.isSelected(operation.id)) return cell('excluded');
  const skipped = result?.skipped.find((one) => one.operation === operation.id);
  // A part of the check was made, and not all of it.
  if (skipped && !skipped.notBuilt) return cell('skipped', skipped.why);
  if (seen > 0) return cell('ok');
  if ('failed' in outcome) return cell('skipped', outcome.failed);
  if (skipped) return cell(skipped.notBuilt ? 'notBuilt' : 'skipped', skipped.why);
  return asksEveryOperation.has(check)
    ? cell('skipped', 'The check did not reach this operation.')
    : cell('notApplicable');
}

function checkRow(
  check: CheckName,
  outcome: CheckOutcome | undefined,
  rows: readonly OperationRow[],
  judged: readonly Judged[],
): CheckRow {
  const operations: Record<CellState, number> = {
    ok: 0,
    drift: 0,
    known: 0,
    skipped: 0,
    notBuilt: 0,
    excluded: 0,
    notApplicable: 0,
  };
  for (const { cells } of rows) operations[cells[check]?.state ?? 'excluded'] += 1;
  const own = judged.filter(({ finding }) => finding.check === check);
  const drifts = own.filter(({ known }) => known === undefined).length;
  return {
    check,
    state: outcome === undefined ? 'excluded' : 'failed' in outcome ? 'failed' : 'done',
    ...(outcome && 'failed' in outcome ? { why: outcome.failed } : {}),
    seconds: outcome?.seconds ?? 0,
    operations,
    drifts,
    known: own.length - drifts,
  };
}

function groupsOf(judged: readonly Judged[], past: WithKnown['past']): FindingGroup[] {
  const groups = new Map<string, Judged[]>();
  for (const one of judged) {
    const { check, kind, operation, at } = one.finding;
    const key = JSON.stringify([check, kind, operation, placePattern(at), one.known ?? null]);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  const sorted = [...groups.values()].map((group): FindingGroup | undefined => {
    const [first] = group;
    if (!first) return undefined;
    const { check, kind, operation, at } = first.finding;
    const until = first.known === undefined ? past.get(first.finding) : undefined;
    const likely = `${likelyOf(first.finding)}${until === undefined ? '' : ` It was known until ${until}.`}`;
    return {
      check,
      kind,
      operation,
      at: placePattern(at),
      count: group.length,
      likely,
      ...(first.known === undefined ? {} : { known: first.known }),
      examples: group.slice(0, mostExamples).map(({ finding }) => finding),
    };
  });
  const rank = (group: FindingGroup) => (group.known === undefined ? 0 : 1);
  return sorted.filter((group) => group !== undefined).sort((a, b) => rank(a) - rank(b));
}

/** Sums up a run. Pure; findings are in the order of the checks, failing ones before known ones. */
export function sumUp(run: Run): Report {
  const outcomes = checkNames.flatMap((name) => run.outcomes.filter(({ check }) => check === name));
  const results = outcomes.flatMap((outcome) => ('result' in outcome ? [outcome.result] : []));
  const entries = run.knownDrift ?? [];
  const isWhole = run.contract.operations.every(({ id }) => run.isSelected(id));
  const matched = matchKnown(entries, results, run.started.toISOString().slice(0, 10), isWhole);
  const judged = listJudged(run, results, matched);
  const operations = run.contract.operations.map(
    (operation): OperationRow => ({
      operation: operation.id,
      area: operation.area,
      path: operation.path,
      method: operation.method.toUpperCase(),
      cells: Object.fromEntries(
        outcomes.map((outcome) => [outcome.check, cellOf(run, operation, outcome, judged)]),
      ),
    }),
  );
  const checks = checkNames.map((check) =>
    checkRow(
      check,
      outcomes.find((outcome) => outcome.check === check),
      operations,
      judged,
    ),
  );
  const drifts = checks.some((row) => row.drifts > 0);
  const failed = checks.some((row) => row.state === 'failed' || row.operations.skipped > 0);
  return {
    version: 2,
    target: { name: run.target.name, baseUrl: run.target.baseUrl },
    seed: run.seed,
    started: run.started.toISOString(),
    seconds: run.seconds,
    outcome: drifts ? 'drift' : failed ? 'could-not-check' : 'agrees',
    checks,
    operations,
    findings: groupsOf(judged, matched.past),
    notes: results.flatMap(({ check, notes }) => notes.map((text) => ({ check, text }))),
  };
}
