import { Parameters, type Statement } from '../db/statement.ts';
import type { ColumnCondition, Conditions } from './conditions.ts';
import { columnCondition, narrow } from './narrowing.ts';
import { slotName } from './slot-names.ts';
import type { Column } from './snapshot.ts';

/** Number of products with one value of one column; `low` is null for products that do not state it. */
export interface FacetRow extends Record<string, unknown> {
  version: number;
  /** Index of the column in the given list; -1 counts all products under all conditions. */
  index: number;
  /** A number, the lower end of a range, or the id of a text. */
  low: number | null;
  /** The upper end of a range. */
  high: number | null;
  count: number;
}

const setLimit = 16;

/**
 * Counts the values of each column under the conditions of all other columns. Columns without a condition share one
 * pass over what fits everything; each column with a condition gets a pass that leaves its own out.
 */
export function facetQuery(conditions: Conditions, leaves: number[], columns: Column[]): Statement {
  const parameters = new Parameters();
  const rest = narrow({ ...conditions, columns: [] }, leaves, parameters);
  const tests = conditions.columns.map((condition) => `(${columnCondition(condition, parameters)}) is true`);
  const indexOfOwn = (column: Column) =>
    conditions.columns.findIndex((condition) => condition.column.id === column.id);
  const free = columns.flatMap((column, index) => (indexOfOwn(column) < 0 ? [{ column, index }] : []));
  const passes = [
    ...chunks(free).map((chunk, first) => groupAll(chunk, first === 0, combine(conditions.columns))),
    ...columns.flatMap((column, index) =>
      indexOfOwn(column) < 0
        ? []
        : [groupOne(column, index, combine(conditions.columns, indexOfOwn(column)))],
    ),
  ];
  return {
    text: `with base as ${storage(tests)} (select ${[...slotsOf(columns), ...tests.map((test, index) => `${test} as m${index}`)].join()}
      from ${rest.from} where ${rest.where}${atMostOneFails(tests)})
      select v.version::float8 as version, f.* from catalogue_version v cross join (${passes.join(' union all ')}) f`,
    values: parameters.values,
  };
}

/** Materialising pays only when several passes read a smaller set than the whole. */
function storage(tests: string[]): string {
  return tests.length < 2 ? 'not materialized' : 'materialized';
}

/** A product that fails two conditions is counted in no facet. */
function atMostOneFails(tests: string[]): string {
  if (tests.length < 2) return '';
  return ` and ${tests.map((test) => `(${test})::int`).join(' + ')} >= ${tests.length - 1}`;
}

function combine(conditions: readonly ColumnCondition[], except = -1): string {
  const parts = conditions.flatMap((_, index) => (index === except ? [] : [`m${index}`]));
  return parts.length === 0 ? 'true' : parts.join(' and ');
}

function slotsOf(columns: Column[]): string[] {
  const slots = columns.flatMap((column) => [slotName(column.slot ?? ''), ...highSlots(column)]);
  return slots.length === 0 ? [] : slots.map((slot) => `s.${slot}`);
}

function highSlots(column: Column): string[] {
  return column.slotHigh ? [slotName(column.slotHigh)] : [];
}

interface Placed {
  column: Column;
  index: number;
}

function chunks(placed: Placed[]): Placed[][] {
  const count = Math.max(1, Math.ceil(placed.length / setLimit));
  return Array.from({ length: count }, (_, index) => placed.slice(index * setLimit, (index + 1) * setLimit));
}

function groupAll(placed: Placed[], withTotal: boolean, where: string): string {
  const sets = placed.map(({ column }) => `(${[slotName(column.slot ?? ''), ...highSlots(column)].join()})`);
  if (withTotal) sets.push('()');
  const which = placed.map(
    ({ column, index }) => `when grouping(${slotName(column.slot ?? '')}) = 0 then ${index}`,
  );
  const lows = placed.map(({ column }) => `${slotName(column.slot ?? '')}::float8`);
  const highs = placed.flatMap(({ column }) => highSlots(column));
  return `select ${which.length === 0 ? '-1' : `case ${which.join(' ')} else -1 end`} as index, ${coalesce(lows)} as low,
    ${coalesce(highs)} as high, count(*)::int as count from base where ${where} group by grouping sets (${sets.join()})`;
}

function coalesce(values: string[]): string {
  return values.length === 0 ? 'null::float8' : `coalesce(${values.join()})`;
}

function groupOne(column: Column, index: number, where: string): string {
  const [high] = highSlots(column);
  return `select ${index}, ${slotName(column.slot ?? '')}::float8, ${high ?? 'null::float8'}, count(*)::int
    from base where ${where} group by 2, 3`;
}
