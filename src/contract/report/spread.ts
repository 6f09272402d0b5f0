import type { FindingGroup } from './report.ts';

/** The same drift on several operations, reported once. */
export interface Spread {
  readonly group: FindingGroup;
  /** All of them, the first one included. */
  readonly groups: readonly FindingGroup[];
  /** In the order of the report; one alone is the usual case. */
  readonly operations: readonly string[];
  readonly count: number;
}

const fewest = 3;

/**
 * Puts groups together that say the same of the same place on three operations or more, such as a header that is missing
 * everywhere. Keeps the order.
 */
export function spreadOf(groups: readonly FindingGroup[]): Spread[] {
  const keyOf = ({ check, kind, at, known, likely, examples }: FindingGroup) =>
    JSON.stringify([check, kind, at, known ?? null, likely, examples[0]?.expected]);
  const byKey = Map.groupBy(groups, keyOf);
  const reported = new Set<string>();
  return groups.flatMap((group): Spread[] => {
    const key = keyOf(group);
    const same = byKey.get(key) ?? [group];
    if (same.length < fewest)
      return [{ group, groups: [group], operations: [group.operation], count: group.count }];
    if (reported.has(key)) return [];
    reported.add(key);
    const count = same.reduce((sum, one) => sum + one.count, 0);
    return [{ group, groups: same, operations: same.map(({ operation }) => operation), count }];
  });
}
