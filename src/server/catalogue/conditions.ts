import type {
  CatalogueView,
  ColumnCondition as ConditionOf,
  Conditions as ConditionsOf,
  ConditionsRequest,
  Read,
} from '#domain/catalogue/conditions.ts';
import { columnFields, readConditions as readAll } from '#domain/catalogue/conditions.ts';
import type { Queryable } from '../db/queryable.ts';
import { type RangeColumns, rangeColumns } from './range-columns.ts';
import type { Category, Column, Snapshot } from './snapshot.ts';

export type ColumnCondition = ConditionOf<Column>;
export type NumberCondition = Extract<ColumnCondition, { kind: 'number' }>;
export type Conditions = ConditionsOf<Category, Column>;
export type View = CatalogueView<Category, Column>;

const noRanges: RangeColumns = new Set();

function viewOf(snapshot: Snapshot, ranges: RangeColumns): View {
  return {
    category: (id) => snapshot.categories.get(id),
    filterColumn: ({ columns }, id) => columns.find((column) => column.id === id && column.slot !== null),
    hasRanges: ({ id }) => ranges.has(id),
  };
}

/** Reads the conditions of a request; which columns have ranges is looked up only when a column is filtered. */
export async function readConditions(
  db: Queryable,
  snapshot: Snapshot,
  request: ConditionsRequest,
): Promise<{ readonly view: View; readonly read: Read<Conditions> }> {
  const category = request.catalogId === undefined ? undefined : snapshot.categories.get(request.catalogId);
  const filtersColumns = columnFields(request).length > 0;
  const ranges = filtersColumns ? await rangeColumns(db, snapshot, category) : noRanges;
  const view = viewOf(snapshot, ranges);
  return { view, read: readAll(view, request) };
}
