import { isColumnOfRanges } from '#domain/part-values/index.ts';
import { type Queryable, rows } from '../db/queryable.ts';
import { partitionOf } from './partitions.ts';
import { slotName } from './slot-names.ts';
import type { Category, Column, Snapshot } from './snapshot.ts';

/** Ids of the columns whose values are ranges. */
export type RangeColumns = ReadonlySet<number>;

const none: RangeColumns = new Set();

const known = new WeakMap<Snapshot, Map<number, Promise<RangeColumns>>>();

/** Columns with ranges of a leaf category, determined once per catalogue version. */
export function rangeColumns(
  db: Queryable,
  snapshot: Snapshot,
  category: Category | undefined,
): Promise<RangeColumns> {
  const columns = category?.columns.filter((column) => column.slotHigh !== null) ?? [];
  if (!category || columns.length === 0 || category.products === 0) return Promise.resolve(none);
  const ofSnapshot = known.get(snapshot) ?? new Map<number, Promise<RangeColumns>>();
  known.set(snapshot, ofSnapshot);
  const found = ofSnapshot.get(category.id);
  if (found) return found;
  const reading = count(db, category.id, columns);
  ofSnapshot.set(category.id, reading);
  reading.catch(() => ofSnapshot.delete(category.id));
  return reading;
}

async function count(db: Queryable, categoryId: number, columns: Column[]): Promise<RangeColumns> {
  const counts = columns.map((column) => {
    const [low, high] = [slotName(column.slot ?? ''), slotName(column.slotHigh ?? '')];
    return `json_build_array(${column.id}, count(*) filter (where ${high} > ${low}), count(${low}))`;
  });
  const [row] = await rows<{ found: [number, number, number][] }>(
    db,
    `select json_build_array(${counts.join()}) as found from ${partitionOf(categoryId)}`,
  );
  const ranges = row?.found.filter(([, ranges, values]) => isColumnOfRanges(ranges, values)) ?? [];
  return new Set(ranges.map(([id]) => id));
}
