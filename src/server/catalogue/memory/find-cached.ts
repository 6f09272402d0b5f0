import { isUnfiltered } from '#domain/catalogue/conditions.ts';
import { isInBox } from '#domain/part-values/index.ts';
import type { ColumnCondition, Conditions } from '../conditions.ts';
import type { FacetRow } from '../facet-query.ts';
import type { Column } from '../snapshot.ts';
import { type CachedCategory, columnOf } from './cached-category.ts';
import type { CodedColumn } from './coded-column.ts';
import { inKeyOrder } from './part-numbers.ts';

/** The conditions that are answered from memory: the others need prices, quantities or words. */
export function isCachedCondition({ terms, recommend, minStock, price }: Conditions): boolean {
  return terms.length === 0 && !recommend && minStock === undefined && price === undefined;
}

function fits(condition: ColumnCondition, { lows, highs }: CodedColumn, code: number): boolean {
  const low = lows[code] ?? null;
  if (low === null) return condition.notStated;
  if (condition.kind === 'text') return condition.ids.includes(low);
  const span = { low, high: highs[code] ?? low };
  return condition.boxes.some((box) => isInBox(span, box));
}

/** For every code of the column 1 where the condition excludes it. */
function excluded(condition: ColumnCondition, column: CodedColumn): Uint8Array {
  return Uint8Array.from(column.lows, (_, code) => (fits(condition, column, code) ? 0 : 1));
}

/** How many conditions each product fails: 2 means two or more, or that it lacks the required stock. */
interface Failures {
  readonly count: Uint8Array;
  /** Index of a condition that the product fails. */
  readonly last: Uint8Array;
}

const excludedAtAll = 2;

function failuresOf(category: CachedCategory, { columns, inStock }: Conditions): Failures {
  const size = category.ids.length;
  const count = new Uint8Array(size);
  const last = new Uint8Array(size);
  if (inStock) for (let at = 0; at < size; at += 1) if (category.inStock[at] === 0) count[at] = excludedAtAll;
  for (const [index, condition] of columns.entries()) {
    const column = columnOf(category, condition.column);
    const [out, codes] = [excluded(condition, column), column.codes];
    for (let at = 0; at < size; at += 1)
      if (out[codes[at] ?? 0] === 1) {
        count[at] = Math.min(excludedAtAll, (count[at] ?? 0) + 1);
        last[at] = index;
      }
  }
  return { count, last };
}

/** Places of the products under all conditions, in ascending order of ids. */
function placesOf({ count }: Failures): Int32Array {
  const places = new Int32Array(count.length);
  let found = 0;
  for (let at = 0; at < count.length; at += 1) if (count[at] === 0) places[found++] = at;
  return places.subarray(0, found);
}

/** The part of a list that is wanted. */
export interface CachedPage {
  readonly by: 'id' | 'productNum';
  readonly offset: number;
  readonly limit: number;
  readonly descending: boolean;
}

function sliceOf(order: Int32Array, { offset, limit, descending }: CachedPage): Int32Array {
  const { length } = order;
  if (!descending) return order.subarray(offset, offset + limit);
  return order.subarray(Math.max(0, length - offset - limit), Math.max(0, length - offset)).toReversed();
}

/** The page of those that fit, of places in an order. */
function pageOfFitting(order: Int32Array, { count }: Failures, { offset, limit }: CachedPage): number[] {
  const page: number[] = [];
  let before = 0;
  for (let at = 0; at < order.length && page.length < limit; at += 1) {
    const place = order[at] ?? 0;
    if (count[place] !== 0) continue;
    if (before < offset) before += 1;
    else page.push(place);
  }
  return page;
}

function pageOfAll({ ids, partNumbers }: CachedCategory, page: CachedPage): Int32Array {
  if (page.by === 'id') return sliceOf(ids, page);
  const order = inKeyOrder(partNumbers, page.descending);
  return order.subarray(page.offset, page.offset + page.limit).map((place) => ids[place] ?? 0);
}

/** Ids of one page and how many products there are in all. */
export function pageOfCached(
  category: CachedCategory,
  conditions: Conditions,
  page: CachedPage,
): { readonly ids: readonly number[]; readonly total: number } {
  const { ids, partNumbers } = category;
  if (isUnfiltered(conditions)) return { ids: [...pageOfAll(category, page)], total: ids.length };
  const failures = failuresOf(category, conditions);
  const fitting = placesOf(failures);
  const places =
    page.by === 'id'
      ? sliceOf(fitting, page)
      : pageOfFitting(inKeyOrder(partNumbers, page.descending), failures, page);
  return { ids: Array.from(places, (place) => ids[place] ?? 0), total: fitting.length };
}

function rowsOf(column: CodedColumn, counts: Int32Array, index: number, version: number): FacetRow[] {
  const found: FacetRow[] = [];
  for (const [code, count] of counts.entries())
    if (count > 0)
      found.push({ version, index, low: column.lows[code] ?? null, high: column.highs[code] ?? null, count });
  return found;
}

/** What `facetQuery` counts: the values of each column under the conditions of all others, and all products under all conditions. */
export function countInMemory(
  category: CachedCategory,
  conditions: Conditions,
  columns: readonly Column[],
): FacetRow[] {
  const failures = failuresOf(category, conditions);
  const places = placesOf(failures);
  const { version } = category;
  const found = columns.flatMap((column, index) => {
    const cached = columnOf(category, column);
    const counts = new Int32Array(cached.lows.length);
    const add = (place: number) => {
      const code = cached.codes[place] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    };
    for (let at = 0; at < places.length; at += 1) add(places[at] ?? 0);
    const own = conditions.columns.findIndex((condition) => condition.column.id === column.id);
    if (own >= 0)
      for (let at = 0; at < failures.count.length; at += 1)
        if (failures.count[at] === 1 && failures.last[at] === own) add(at);
    return rowsOf(cached, counts, index, version);
  });
  return [...found, { version, index: -1, low: null, high: null, count: places.length }];
}
