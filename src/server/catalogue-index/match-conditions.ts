import {
  type ColumnCondition,
  type Conditions,
  leastStock,
  type PriceCondition,
} from '#domain/catalogue/conditions.ts';
import { isInBox } from '#domain/part-values/index.ts';
import type { IndexRows } from './index-rows.ts';
import type { CodedColumn, Leaf } from './leaf.ts';
import { emptySet, type RowSet } from './rows.ts';

/** A category as far as the index has to know it. */
export interface IndexCategory {
  readonly id: number;
  /** Leaf categories in it with at least one product. */
  readonly filledLeaves: readonly number[];
}

export interface IndexColumn {
  readonly id: number;
}

export type IndexConditions = Conditions<IndexCategory, IndexColumn>;
export type IndexCondition = ColumnCondition<IndexColumn>;

function fitsCode(condition: IndexCondition, column: CodedColumn, code: number): boolean {
  const span = column.spanOf(code);
  if (!span) return condition.notStated;
  if (condition.kind === 'text') return condition.ids.includes(span.low);
  return condition.boxes.some((box) => isInBox(span, box));
}

/** For every code of the column of a condition 1 where the condition excludes it. */
export function excludedCodes(condition: IndexCondition, column: CodedColumn): Uint8Array {
  return Uint8Array.from(column.lows, (_, code) => (fitsCode(condition, column, code) ? 0 : 1));
}

/** Removes the rows for which the test is false. */
function keepWhere(rows: RowSet, test: (row: number) => boolean): void {
  rows.forEach((row) => {
    if (!test(row)) rows.remove(row);
  });
}

function rowsOfCategory({ leaves, listed, size }: IndexRows, { filledLeaves }: IndexCategory): RowSet {
  const found = emptySet(size);
  for (const id of filledLeaves) for (const row of leaves.get(id)?.rows ?? []) found.add(row);
  found.intersection(listed);
  return found;
}

function keepPriced(rows: RowSet, { offers }: IndexRows, { min, max, quantity }: PriceCondition): void {
  const [least, most] = [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY];
  keepWhere(rows, (row) => {
    const price = offers.priceOf(row, quantity);
    return price >= least && price <= most;
  });
}

/** Removes the rows that one of the conditions on columns excludes. */
function keepFitting(
  rows: RowSet,
  index: IndexRows,
  leaf: Leaf,
  conditions: readonly IndexCondition[],
): void {
  for (const condition of conditions) {
    const column = leaf.columnOf(condition.column.id);
    const excluded = excludedCodes(condition, column);
    keepWhere(rows, (row) => excluded[column.codeAt(index.placeOf(row))] === 0);
  }
}

/** The listed rows that meet all conditions but those on columns; a set of its own. */
export function matchApartFromColumns(index: IndexRows, conditions: IndexConditions): RowSet {
  const { category, terms, recommend, price } = conditions;
  let rows = category ? rowsOfCategory(index, category) : index.listed.clone();
  if (recommend) rows.intersection(recommend === 'new' ? index.offers.isNew : index.offers.isHot);
  const least = leastStock(conditions);
  if (least > 0) rows.intersection(index.offers.inStock);
  if (terms.length > 0) rows = index.terms.findAmong(rows, terms);
  if (least > 1) keepWhere(rows, (row) => index.offers.stockOf(row) >= least);
  if (price) keepPriced(rows, index, price);
  return rows;
}

/** The listed rows that meet all conditions, as `fitsConditions` says it; a set of its own. */
export function matchConditions(index: IndexRows, conditions: IndexConditions): RowSet {
  const rows = matchApartFromColumns(index, conditions);
  // Only a leaf category has columns.
  const leaf = conditions.category && index.leaves.get(conditions.category.id);
  if (leaf) keepFitting(rows, index, leaf, conditions.columns);
  return rows;
}
