import type { Operation } from './description.ts';

/** The operations of each area, areas in the order in which the paths name them. */
export function byArea(operations: readonly Operation[]): Map<string, Operation[]> {
  const areas = new Map<string, Operation[]>();
  for (const operation of operations)
    areas.set(operation.area, [...(areas.get(operation.area) ?? []), operation]);
  return areas;
}
