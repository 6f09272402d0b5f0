import { isUnfiltered } from '#domain/catalogue/conditions.ts';
import { isInBox } from '#domain/part-values/index.ts';
import type { ColumnCondition, Conditions } from '../conditions.ts';
import type { FacetRow } from '../facet-query.ts';
import type { Column } from '../snapshot.ts';
import { type CachedCategory, columnOf } from './cached-category.ts';
import type { CodedColumn } from './coded-column.ts';
import { inKeyOrder } from './part-numbers.ts';
import { Room } from './room.ts';

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
function excludedCodes(condition: ColumnCondition, column: CodedColumn): Uint8Array {
  const excluded = new Uint8Array(column.lows.length);
  for (let code = 0; code < excluded.length; code += 1)
    excluded[code] = fits(condition, column, code) ? 0 : 1;
  return excluded;
}

/** How many conditions each product fails: 2 means two or more, or that it lacks the required stock. */
interface Failures {
  readonly count: Uint8Array;
  /** Index of a condition that the product fails. */
  readonly last: Uint8Array;
}

const excludedAtAll = 2;

/** Shared by all calls: each is done with it before the next one begins, as none waits for anything. */
const room = { count: new Room(Uint8Array), last: new Room(Uint8Array), places: new Room(Int32Array) };

/** Adds the products that fail a condition. */
function addFailures({ count, last }: Failures, out: Uint8Array, codes: Int32Array, index: number): void {
  for (let at = 0; at < count.length; at += 1) {
    if (out[codes[at] ?? 0] === 0) continue;
    count[at] = count[at] === 0 ? 1 : excludedAtAll;
    last[at] = index;
  }
}

/** What conditions are compared with. */
export type ComparedCategory = Pick<CachedCategory, 'version' | 'ids' | 'inStock' | 'columns'>;

function failuresOf(category: ComparedCategory, { columns, inStock }: Conditions): Failures {
  const size = category.ids.length;
  const failures: Failures = { count: room.count.take(size).fill(0), last: room.last.take(size) };
  const { count } = failures;
  if (inStock) for (let at = 0; at < size; at += 1) if (category.inStock[at] === 0) count[at] = excludedAtAll;
  for (const [index, condition] of columns.entries()) {
    const column = columnOf(category, condition.column);
    addFailures(failures, excludedCodes(condition, column), column.codes, index);
  }
  return failures;
}

/** By place 1 where the product meets all conditions, until the next call. */
export function markFitting(category: ComparedCategory, conditions: Conditions): Uint8Array {
  const { columns, inStock } = conditions;
  if (columns.length === 0 && inStock) return category.inStock;
  const fitting = room.count.take(category.ids.length);
  if (inStock) fitting.set(category.inStock);
  else fitting.fill(1);
  for (const condition of columns) {
    const column = columnOf(category, condition.column);
    const [out, { codes }] = [excludedCodes(condition, column), column];
    for (let at = 0; at < fitting.length; at += 1) if (out[codes[at] ?? 0] === 1) fitting[at] = 0;
  }
  return fitting;
}

function countOnes(flags: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < flags.length; at += 1) count += flags[at] ?? 0;
  return count;
}

/** The part of a list to be shown. */
export interface CachedPage {
  readonly by: 'id' | 'productNum';
  readonly offset: number;
  readonly limit: number;
  readonly descending: boolean;
}

/** Finds the place of a product by its position in the order of a page. */
function placeFinder({ ids, partNumbers }: CachedCategory, page: CachedPage): (position: number) => number {
  if (page.by === 'productNum') {
    const order = inKeyOrder(partNumbers, page.descending);
    return (position) => order[position] ?? 0;
  }
  const last = ids.length - 1;
  return page.descending ? (position) => last - position : (position) => position;
}

function placesOfPage(category: CachedCategory, page: CachedPage, fitting: Uint8Array | undefined): number[] {
  const [{ length }, { offset, limit }, placeAt] = [category.ids, page, placeFinder(category, page)];
  const places: number[] = [];
  let before = fitting ? 0 : offset;
  for (let position = before; position < length && places.length < limit; position += 1) {
    const place = placeAt(position);
    if (fitting?.[place] === 0) continue;
    if (before < offset) before += 1;
    else places.push(place);
  }
  return places;
}

/** Ids of one page and how many products there are in all. */
export function pageOfCached(
  category: CachedCategory,
  conditions: Conditions,
  page: CachedPage,
): { readonly ids: readonly number[]; readonly total: number } {
  const fitting = isUnfiltered(conditions) ? undefined : markFitting(category, conditions);
  const places = placesOfPage(category, page, fitting);
  const total = fitting ? countOnes(fitting) : category.ids.length;
  return { ids: places.map((place) => category.ids[place] ?? 0), total };
}

/** How many products there are under the conditions. */
export function countCached(category: CachedCategory, conditions: Conditions): number {
  const { columns, inStock } = conditions;
  const [only] = columns;
  if (isUnfiltered(conditions)) return category.ids.length;
  if (columns.length !== 1 || !only || inStock) return countOnes(markFitting(category, conditions));
  const column = columnOf(category, only.column);
  return column.counts.reduce((sum, count, code) => sum + (fits(only, column, code) ? count : 0), 0);
}

function rowsOf(column: CodedColumn, counts: ArrayLike<number>, index: number, version: number): FacetRow[] {
  const found: FacetRow[] = [];
  const { lows, highs } = column;
  for (let code = 0; code < counts.length; code += 1) {
    const count = counts[code] ?? 0;
    if (count > 0) found.push({ version, index, low: lows[code] ?? null, high: highs[code] ?? null, count });
  }
  return found;
}

/** Products that are counted, or that all others are the counted ones of: whichever are fewer. */
interface Counted {
  readonly places: Int32Array;
  readonly isAllBut: boolean;
}

function toCounted({ count }: Failures, fitting: number): Counted {
  const isAllBut = fitting * 2 > count.length;
  const places = room.places.take(isAllBut ? count.length - fitting : fitting);
  let found = 0;
  for (let at = 0; at < count.length; at += 1) if ((count[at] === 0) !== isAllBut) places[found++] = at;
  return { places, isAllBut };
}

/** Counts the code of each of the products (1), or takes it off the counts again (-1). */
function addCodes(counts: Int32Array, codes: Int32Array, places: Int32Array, times: 1 | -1): void {
  for (let at = 0; at < places.length; at += 1) {
    const code = codes[places[at] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + times;
  }
}

/** Counts the codes of the products that fail this condition alone. */
function addFailingOnly(
  counts: Int32Array,
  codes: Int32Array,
  { count, last }: Failures,
  index: number,
): void {
  for (let at = 0; at < count.length; at += 1) {
    if (count[at] !== 1 || last[at] !== index) continue;
    const code = codes[at] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
}

/** What `facetQuery` counts: the values of each column under the conditions of all others, and all products under all conditions. */
export function countInMemory(
  category: ComparedCategory,
  conditions: Conditions,
  columns: readonly Column[],
): FacetRow[] {
  const { version } = category;
  const failures = failuresOf(category, conditions);
  const { count } = failures;
  let total = 0;
  for (let at = 0; at < count.length; at += 1) if (count[at] === 0) total += 1;
  const { places, isAllBut } = toCounted(failures, total);
  const isOnlyCondition = conditions.columns.length === 1 && !conditions.inStock;
  const found = columns.flatMap((column, index) => {
    const cached = columnOf(category, column);
    const own = conditions.columns.findIndex((condition) => condition.column.id === column.id);
    if (own >= 0 && isOnlyCondition) return rowsOf(cached, cached.counts, index, version);
    const counts = new Int32Array(cached.counts.length);
    if (isAllBut) counts.set(cached.counts);
    addCodes(counts, cached.codes, places, isAllBut ? -1 : 1);
    if (own >= 0) addFailingOnly(counts, cached.codes, failures, own);
    return rowsOf(cached, counts, index, version);
  });
  return [...found, { version, index: -1, low: null, high: null, count: total }];
}
