import type { Sort } from '#domain/catalogue/list-sort.ts';
import type { IndexRows } from './index-rows.ts';
import type { IndexColumn } from './match-conditions.ts';
import { firstNotBefore } from './ordered-rows.ts';
import { type PageOf, pageInOrder } from './page-in-order.ts';
import { rankedPage } from './rank-matches.ts';
import type { RowSet } from './rows.ts';

export interface SortedPage extends PageOf {
  readonly sort: Sort<IndexColumn>;
  /** The place of a text among those of the column that is sorted by; undefined for a text without a label. */
  readonly textRank?: ReadonlyMap<number, number> | undefined;
}

type NumberOf = (row: number) => number | undefined;

/** Index of each row among those of its category. */
function roundsOf(index: IndexRows, rows: RowSet): NumberOf {
  const seen = new Map<number, number>();
  const rounds = new Map<number, number>();
  for (const row of index.byId()) {
    if (!rows.has(row)) continue;
    const category = index.categoryOf(row);
    const round = seen.get(category) ?? 0;
    seen.set(category, round + 1);
    rounds.set(row, round);
  }
  return (row) => rounds.get(row);
}

function columnNumber(index: IndexRows, { id }: IndexColumn, textRank: SortedPage['textRank']): NumberOf {
  return (row) => {
    const column = index.leaves.get(index.categoryOf(row))?.columnOf(id);
    const span = column?.spanOf(column.codeAt(index.placeOf(row)));
    return span && textRank ? textRank.get(span.low) : span?.low;
  };
}

function numberOf(index: IndexRows, rows: RowSet, { sort, textRank }: SortedPage): NumberOf {
  switch (sort.by) {
    case 'price':
      return (row) => index.offers.priceOf(row, sort.quantity);
    case 'spread':
      return roundsOf(index, rows);
    case 'column':
      return columnNumber(index, sort.column, textRank);
    default:
      return (row) => index.offers.stockOf(row);
  }
}

/** A page in the order of numbers: rows without one are last, and equal ones in the order of ids. */
function pageByNumber(index: IndexRows, rows: RowSet, page: SortedPage): number[] {
  const read = numberOf(index, rows, page);
  const found = rows.array();
  const direction = page.sort.descending ? -1 : 1;
  const numbers = Float64Array.from(found, (row) => {
    const number = (read(row) ?? Number.NaN) * direction;
    // What is not stated is after all that is, infinity too.
    if (Number.isNaN(number)) return Number.POSITIVE_INFINITY;
    return Math.min(Number.MAX_VALUE, Math.max(-Number.MAX_VALUE, number));
  });
  const compare = (a: number, b: number) => {
    const [first = 0, second = 0] = [numbers[a], numbers[b]];
    if (first !== second) return first < second ? -1 : 1;
    return index.idOf(found[a] ?? 0) - index.idOf(found[b] ?? 0);
  };
  const [from, to] = [page.offset, Math.min(found.length, page.offset + page.limit)];
  if (from >= to) return [];
  // Sorting plain numbers takes a fifth of sorting rows by them, so only the rows of the page's numbers are.
  const inOrder = numbers.toSorted();
  const [first = 0, last = 0] = [inOrder[from], inOrder[to - 1]];
  const onPage = found.keys().filter((at) => (numbers[at] ?? 0) >= first && (numbers[at] ?? 0) <= last);
  const before = firstNotBefore(inOrder, (number) => number < first);
  const sorted = [...onPage].sort(compare);
  return sorted.slice(from - before, to - before).map((at) => found[at] ?? 0);
}

/** Sorts a set of rows and returns those of the page. The order is that of `sortProducts`. */
export function sortedPage(index: IndexRows, rows: RowSet, page: SortedPage): number[] {
  const { sort } = page;
  const isDescending = sort.by === 'newest' || sort.descending;
  if (sort.by === 'match') return rankedPage(index, rows, sort.match, page);
  if (sort.by === 'shop' || sort.by === 'newest')
    return pageInOrder(index.byId(), rows, page, isDescending ? () => false : undefined);
  if (sort.by === 'productNum') {
    const haveSameKey = (a: number, b: number) => index.keys[a] === index.keys[b];
    return pageInOrder(index.byKey(), rows, page, isDescending ? haveSameKey : undefined);
  }
  return pageByNumber(index, rows, page);
}
