import type { Change } from './change.ts';
import { toCanonicalText } from './schema/canonical.ts';
import type { Level } from './verdict.ts';

/** One change of the description, with all the operations that meet it. */
export interface ChangeGroup extends Omit<Change, 'operation'> {
  /** operationIds in order; empty where it belongs to no call. */
  readonly operations: readonly string[];
}

const order: readonly Level[] = ['breaking', 'compatible', 'cosmetic'];

/** Brings together what is written once and met by several operations; breaking first, then by place. */
export function groupChanges(changes: readonly Change[]): ChangeGroup[] {
  const groups = new Map<string, { first: Change; operations: Set<string> }>();
  for (const change of changes) {
    const { kind, side, pointer, was, is } = change;
    const key = toCanonicalText([kind, side, pointer, was ?? null, is ?? null]);
    const group = groups.get(key) ?? { first: change, operations: new Set<string>() };
    groups.set(key, group);
    if (change.operation !== '') group.operations.add(change.operation);
  }
  const all = [...groups.values()].map(({ first: { operation: _, ...change }, operations }) => ({
    ...change,
    operations: [...operations].sort(),
  }));
  const rank = ({ level }: ChangeGroup) => order.indexOf(level);
  return all.sort(
    (a, b) => rank(a) - rank(b) || (a.pointer < b.pointer ? -1 : Number(a.pointer > b.pointer)),
  );
}
