import { isUnfiltered } from '#domain/catalogue/conditions.ts';
import type { IndexRows } from './index-rows.ts';
import type { Leaf } from './leaf.ts';
import {
  excludedCodes,
  type IndexColumn,
  type IndexCondition,
  type IndexConditions,
  matchApartFromColumns,
  matchConditions,
} from './match-conditions.ts';
import type { RowSet } from './rows.ts';

/** How many products have one value of a column. */
export interface CountedValue {
  /** A number, the lower end of a range, or the id of a text; null for products that do not state it. */
  readonly low: number | null;
  /** The upper end of a range. */
  readonly high: number | null;
  readonly count: number;
}

export interface CountedColumns {
  /** Products under all conditions. */
  readonly total: number;
  /** For each column its values under the conditions of all others. */
  readonly columns: readonly (readonly CountedValue[])[];
}

const excluded = 255;

/** For each place of a leaf 0 where it meets all conditions, from 1 on which condition alone it fails, `excluded` where it is not counted at all. */
function failuresOf(leaf: Leaf, base: RowSet, conditions: readonly IndexCondition[]): Uint8Array {
  const { rows } = leaf;
  const failures = new Uint8Array(rows.length);
  for (let place = 0; place < rows.length; place += 1)
    failures[place] = base.has(rows[place] ?? 0) ? 0 : excluded;
  for (const [at, condition] of conditions.entries()) {
    const column = leaf.columnOf(condition.column.id);
    const isOut = excludedCodes(condition, column);
    for (let place = 0; place < failures.length; place += 1)
      if (isOut[column.codeAt(place)] === 1) failures[place] = failures[place] === 0 ? at + 1 : excluded;
  }
  return failures;
}

function countMet(failures: Uint8Array): number {
  let count = 0;
  for (let place = 0; place < failures.length; place += 1) if (failures[place] === 0) count += 1;
  return count;
}

function countColumn(leaf: Leaf, { id }: IndexColumn, failures: Uint8Array, own: number): CountedValue[] {
  const column = leaf.columnOf(id);
  const counts = new Int32Array(column.lows.length);
  for (let place = 0; place < failures.length; place += 1) {
    const failure = failures[place];
    if (failure !== 0 && failure !== own) continue;
    const code = column.codeAt(place);
    counts[code] = (counts[code] ?? 0) + 1;
  }
  const values: CountedValue[] = [];
  for (const [code, count] of counts.entries())
    if (count > 0)
      values.push({
        low: code === 0 ? null : (column.lows[code] ?? null),
        high: column.highs[code] ?? null,
        count,
      });
  return values;
}

/** Counts the values of each column of a leaf category under the conditions of all other columns. */
export function countColumns(
  index: IndexRows,
  conditions: IndexConditions,
  columns: readonly IndexColumn[],
): CountedColumns {
  const leaf = conditions.category && index.leaves.get(conditions.category.id);
  if (!leaf) return { total: matchConditions(index, conditions).size(), columns: columns.map(() => []) };
  const base = isUnfiltered({ ...conditions, columns: [] })
    ? index.listed
    : matchApartFromColumns(index, conditions);
  const failures = failuresOf(leaf, base, conditions.columns);
  const findOwn = ({ id }: IndexColumn) => conditions.columns.findIndex(({ column }) => column.id === id) + 1;
  return {
    total: countMet(failures),
    columns: columns.map((column) => countColumn(leaf, column, failures, findOwn(column))),
  };
}
