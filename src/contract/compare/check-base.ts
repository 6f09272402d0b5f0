import { join } from 'node:path';
import type { Json } from '#description/json.ts';
import type { Contract } from '../contract.ts';
import type { CheckResult, Finding } from '../finding.ts';
import { compareVersions } from './compare-descriptions.ts';
import { type ChangeGroup, groupChanges } from './group-changes.ts';
import { loadBase, loadFolder } from './load-version.ts';
import type { Level } from './verdict.ts';

const mostText = 120;
const noOperation = 'description';

function toExcerpt(value: Json | undefined): string {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > mostText ? `${text.slice(0, mostText)}…` : text;
}

/** Kind, whom it concerns and where that is on the wire: `max-length-lowered in the request, body /name`. */
function titleOf({ kind, side, at }: ChangeGroup): string {
  const where = side === 'call' ? '' : ` in the ${side}`;
  return `${kind}${where}${at === '' ? '' : `, ${at}`}`;
}

function findingsOf(group: ChangeGroup, isSelected: (id: string) => boolean): Finding[] {
  const operations = group.operations.length === 0 ? [noOperation] : group.operations;
  return operations
    .filter((operation) => operation === noOperation || isSelected(operation))
    .map((operation) => ({
      check: 'descriptions',
      kind: 'breaking-change',
      operation,
      at: `description#${group.pointer}`,
      cause: `${titleOf(group)}: ${group.reason}`,
      expected: `was ${toExcerpt(group.was)}`,
      actual: `is ${toExcerpt(group.is)}`,
    }));
}

function noteOf(group: ChangeGroup): string {
  const { operations, pointer, was, is, reason } = group;
  const more = operations.length > 3 ? ` and ${operations.length - 3} more` : '';
  const who = operations.length === 0 ? pointer : `${operations.slice(0, 3).join(', ')}${more}`;
  return `${group.level}: ${titleOf(group)} of ${who}: ${toExcerpt(was)} → ${toExcerpt(is)}. ${reason}`;
}

/** Cosmetic changes are many and hurt nobody: one line for each kind. */
function cosmeticNotes(groups: readonly ChangeGroup[]): string[] {
  const places = new Map<string, string[]>();
  for (const { kind, pointer } of groups) places.set(kind, [...(places.get(kind) ?? []), pointer]);
  return [...places].map(([kind, all]) => {
    const more = all.length > 3 ? ` and ${all.length - 3} more` : '';
    return `cosmetic: ${kind} at ${all.slice(0, 3).join(', ')}${more}.`;
  });
}

/**
 * Compares the description with an older version of it (a file, a folder or a git reference): every breaking change is a finding
 * of the operations that it concerns, every compatible one a remark, every kind of cosmetic ones another. Throws `CannotCheck` where there is no such version.
 */
export async function checkBase(
  base: string,
  { operations }: Contract,
  isSelected: (id: string) => boolean,
  project: string,
): Promise<CheckResult> {
  const changes = compareVersions(loadBase(base, project), loadFolder(join(project, 'openapi')));
  const groups = groupChanges(changes);
  const of = (level: Level) => groups.filter((group) => group.level === level);
  const concerns = (group: ChangeGroup) => group.operations.length === 0 || group.operations.some(isSelected);
  return {
    check: 'descriptions',
    findings: of('breaking').flatMap((group) => findingsOf(group, isSelected)),
    covered: new Map(operations.filter(({ id }) => isSelected(id)).map(({ id }) => [id, 1])),
    skipped: [],
    notes: [
      ...of('compatible').filter(concerns).map(noteOf),
      ...cosmeticNotes(of('cosmetic').filter(concerns)),
    ],
  };
}
