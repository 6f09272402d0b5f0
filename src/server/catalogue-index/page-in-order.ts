import type { RowSet } from './rows.ts';

/** Rows of a page. */
export interface PageOf {
  readonly offset: number;
  readonly limit: number;
}

/** Of rows in an order, walked from its end where `descending`, those of the set on a page. Rows of which `areEqual` is true keep their order. */
export function pageInOrder(
  order: Int32Array,
  rows: RowSet,
  { offset, limit }: PageOf,
  areEqual?: (a: number, b: number) => boolean,
): number[] {
  const page: number[] = [];
  let skipped = 0;
  const visit = (row: number) => {
    if (!rows.has(row)) return;
    if (skipped < offset) skipped += 1;
    else page.push(row);
  };
  if (!areEqual) {
    for (let at = 0; at < order.length && page.length < limit; at += 1) visit(order[at] ?? 0);
    return page;
  }
  for (let end = order.length; end > 0 && page.length < limit; ) {
    let start = end - 1;
    while (start > 0 && areEqual(order[start - 1] ?? 0, order[end - 1] ?? 0)) start -= 1;
    for (let at = start; at < end; at += 1) visit(order[at] ?? 0);
    end = start;
  }
  return page.slice(0, limit);
}
