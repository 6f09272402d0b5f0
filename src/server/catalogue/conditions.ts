import {
  type CatalogueView,
  type Conditions as ConditionsOf,
  type ConditionsRequest,
  type Read,
  readConditions as readAll,
} from '#domain/catalogue/conditions.ts';
import { isColumnOfRanges } from '#domain/part-values/index.ts';
import type { CountedColumns, CountedValue } from '#server/catalogue-index/index.ts';
import type { Catalogue } from './current-catalogue.ts';
import { indexedColumns } from './read-products.ts';
import type { Category, Column } from './snapshot.ts';

export type Conditions = ConditionsOf<Category, Column>;
export type View = CatalogueView<Category, Column>;

/** Ids of the columns whose values are ranges. */
export type RangeColumns = ReadonlySet<number>;

function hasRanges(values: readonly CountedValue[]): boolean {
  let [ranges, stated] = [0, 0];
  for (const { low, high, count } of values) {
    if (low === null) continue;
    stated += count;
    if (high !== null && high > low) ranges += count;
  }
  return isColumnOfRanges(ranges, stated);
}

const known = new WeakMap<CountedColumns, RangeColumns>();

/** The columns of ranges of a leaf category. */
export function rangeColumns({ index }: Catalogue, category: Category | undefined): RangeColumns {
  const columns = category ? indexedColumns(category) : [];
  if (!category || columns.every(({ slotHigh }) => slotHigh === null)) return new Set();
  const whole = index.countWhole(category, columns);
  const before = known.get(whole);
  if (before) return before;
  const ofRanges = columns.filter(
    ({ slotHigh }, at) => slotHigh !== null && hasRanges(whole.columns[at] ?? []),
  );
  const found = new Set(ofRanges.map(({ id }) => id));
  known.set(whole, found);
  return found;
}

/** What the conditions of a request refer to. */
export function viewOf(catalogue: Catalogue): View {
  const { categories } = catalogue.snapshot;
  return {
    category: (id) => categories.get(id),
    filterColumn: ({ columns }, id) => columns.find((column) => column.id === id && column.slot !== null),
    hasRanges: ({ id, categoryId }) => rangeColumns(catalogue, categories.get(categoryId)).has(id),
  };
}

/** Reads the conditions of a request. */
export function readConditions(catalogue: Catalogue, request: ConditionsRequest): Read<Conditions> {
  return readAll(viewOf(catalogue), request);
}
