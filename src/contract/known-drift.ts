import { parse } from 'yaml';
import { isObject, type Json } from '#description/json.ts';
import { isKeyOf } from '#domain/own-value.ts';
import type { Contract } from './contract.ts';
import { CannotCheck, type CheckName, type CheckResult, checkNames, type Finding } from './finding.ts';
import { type Kind, kinds } from './kinds.ts';
import { fitsPlace } from './report/place.ts';

/** A drift that the team knows of: it is shown and does not fail, until its day. */
export interface KnownDrift {
  readonly check: CheckName;
  readonly operation: string;
  readonly kind: Kind;
  /** Place as in a finding; `*` is any position in a list. */
  readonly at: string;
  readonly reason: string;
  /** The last day on which it is known, YYYY-MM-DD. */
  readonly until?: string;
}

/** In place of an operation, for findings that belong to none: files of `generated/`, parts of the whole description. */
const noOperation = new Set(['generated', 'description']);
const isId = (operation: string) => /^\w+$/.test(operation) && !noOperation.has(operation);

const members = new Set(['check', 'operation', 'kind', 'at', 'reason', 'until']);

function textOf(entry: Readonly<Record<string, Json>>, name: string, where: string): string {
  const value = entry[name];
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw new CannotCheck(`${where}: "${name}" must be a text.`);
}

function readEntry(entry: Json, where: string, contract: Contract): KnownDrift[] {
  if (!isObject(entry))
    throw new CannotCheck(`${where}: an entry is {check, operation, kind, at, reason, until?}.`);
  const strange = Object.keys(entry).find((name) => !members.has(name));
  if (strange !== undefined) throw new CannotCheck(`${where}: there is no "${strange}" in an entry.`);
  const operation = textOf(entry, 'operation', where);
  if (isId(operation) && !contract.operations.some(({ id }) => id === operation))
    throw new CannotCheck(`${where}: the description has no operation ${operation}.`);
  const kind = textOf(entry, 'kind', where);
  if (!isKeyOf(kinds, kind)) throw new CannotCheck(`${where}: there is no kind "${kind}".`);
  const { until } = entry;
  if (until !== undefined && !(typeof until === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(until)))
    throw new CannotCheck(`${where}: "until" must be a day such as 2027-01-31.`);
  const checks = Array.isArray(entry.check) ? entry.check : [entry.check];
  return checks.map((name) => {
    const check = checkNames.find((one) => one === name);
    if (!check) throw new CannotCheck(`${where}: "check" must be of ${checkNames.join(', ')}.`);
    return {
      check,
      operation,
      kind,
      at: textOf(entry, 'at', where),
      reason: textOf(entry, 'reason', where),
      ...(typeof until === 'string' ? { until } : {}),
    };
  });
}

/**
 * Reads a file of known drift, YAML or JSON: a list of `{check, operation, kind, at, reason, until?}`, where `check` is a name
 * or a list of names. Throws `CannotCheck` where an entry says something that cannot be.
 */
export function readKnownDrift(text: string, file: string, contract: Contract): KnownDrift[] {
  let content: Json;
  try {
    content = parse(text, { schema: 'core' }) ?? [];
  } catch (error) {
    throw new CannotCheck(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  if (!Array.isArray(content)) throw new CannotCheck(`${file} must hold a list of known drift.`);
  return content.flatMap((entry, index) => readEntry(entry, `${file}, entry ${index + 1}`, contract));
}

function fits(entry: KnownDrift, finding: Finding): boolean {
  return (
    entry.check === finding.check &&
    entry.operation === finding.operation &&
    entry.kind === finding.kind &&
    fitsPlace(entry.at, finding.at)
  );
}

/**
 * Whether the check looked at the operation of an entry, so that the drift would have been seen. That a field never comes is
 * said only where every operation was called.
 */
function wasRun(
  { check, kind, operation }: KnownDrift,
  results: readonly CheckResult[],
  isWhole: boolean,
): boolean {
  const result = results.find((one) => one.check === check);
  if (!result) return false;
  const calledAll = isWhole && result.skipped.every(({ notBuilt }) => notBuilt);
  if (kind === 'field-never-seen' && !calledAll) return false;
  const asksEach = result.covered.size > 0;
  return !asksEach || (result.covered.get(operation) ?? 0) > 0 || !isId(operation);
}

export interface WithKnown {
  /** The reason of each finding that is known. */
  readonly known: ReadonlyMap<Finding, string>;
  /** The last day of each finding that was known once. */
  readonly past: ReadonlyMap<Finding, string>;
  /** One for each entry whose check and operation were run and that did not occur. */
  readonly noLonger: readonly Finding[];
}

/**
 * Which findings are known on a day (YYYY-MM-DD), and which entries no longer occur, in a run of all operations (`isWhole`) or
 * some. An entry past its day knows nothing.
 */
export function matchKnown(
  entries: readonly KnownDrift[],
  results: readonly CheckResult[],
  today: string,
  isWhole: boolean,
): WithKnown {
  const known = new Map<Finding, string>();
  const past = new Map<Finding, string>();
  const noLonger: Finding[] = [];
  const findings = results.flatMap((result) => result.findings);
  for (const entry of entries) {
    const occurring = findings.filter((finding) => fits(entry, finding));
    for (const finding of occurring)
      if (entry.until === undefined || entry.until >= today) known.set(finding, entry.reason);
      else past.set(finding, entry.until);
    if (occurring.length > 0 || !wasRun(entry, results, isWhole)) continue;
    const { check, operation, at } = entry;
    const actual = `no ${entry.kind} there`;
    noLonger.push({ check, kind: 'no-longer-known', operation, at, expected: entry.reason, actual });
  }
  return { known, past, noLonger };
}
