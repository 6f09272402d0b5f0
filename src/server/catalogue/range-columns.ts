import { isColumnOfRanges } from '#domain/part-values/index.ts';
import { type Queryable, rows } from '../db/queryable.ts';
import { cachedCategories } from './memory/cached-categories.ts';
import { countRanges } from './memory/count-ranges.ts';
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
  const columns = category?.columns.filter(({ slot, slotHigh }) => slot !== null && slotHigh !== null) ?? [];
  if (!category || columns.length === 0 || category.products === 0) return Promise.resolve(none);
  const ofSnapshot = known.get(snapshot) ?? new Map<number, Promise<RangeColumns>>();
  known.set(snapshot, ofSnapshot);
  const found = ofSnapshot.get(category.id);
  if (found) return found;
  const reading = count(db, snapshot, category, columns);
  ofSnapshot.set(category.id, reading);
  reading.catch(() => ofSnapshot.delete(category.id));
  return reading;
}

type Counted = readonly [columnId: number, ranges: number, values: number];

async function count(
  db: Queryable,
  snapshot: Snapshot,
  category: Category,
  columns: Column[],
): Promise<RangeColumns> {
  const cached = cachedCategories(db).peek(snapshot, category);
  const counted = cached ? countRanges(cached, columns) : await countInDatabase(db, category.id, columns);
  return new Set(counted.filter(([, ranges, values]) => isColumnOfRanges(ranges, values)).map(([id]) => id));
}

async function countInDatabase(
  db: Queryable,
  categoryId: number,
  columns: Column[],
): Promise<readonly Counted[]> {
  const counts = columns.map((column) => {
    const [low, high] = [slotName(column.slot ?? ''), slotName(column.slotHigh ?? '')];
    return `json_build_array(${column.id}, count(*) filter (where ${high} > ${low}), count(${low}))`;
  });
  const [row] = await rows<{ found: Counted[] }>(
    db,
    `select json_build_array(${counts.join()}) as found from ${partitionOf(categoryId)}`,
  );
  return row?.found ?? [];
}
