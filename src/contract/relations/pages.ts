import type { Json } from '#description/json.ts';
import { codeOf, type Exchange, type Fields, sentFields } from '../exchange.ts';
import { disorder } from '../judge/order.ts';
import { askedPage, largestPage } from '../judge/page.ts';
import { itemsAt, type Place, placesAt } from '../judge/places.ts';
import { isMeant, rowsOf } from '../judge/request-when.ts';
import { showValue } from '../judge/show-value.ts';
import type { TotalRelation } from '../relation.ts';
import type { FollowUps } from './follow-ups.ts';

interface Page {
  readonly num: number;
  readonly exchange: Exchange;
}

const mostPages = 6;

/** Walks the pages of a list: all of a short one, of a long one the first three, the middle, the last and the one after it. */
export async function judgePages(followUps: FollowUps, first: Exchange, fields: Fields): Promise<void> {
  const { operation } = first;
  const asked = operation && askedPage(operation, sentFields(first));
  if (!operation || !asked || first.json === undefined) return;
  const lists = rowsOf(operation, 'total').filter((row) => itemsAt(first.json ?? null, row.items));
  const rows = lists.filter((row) => (itemsAt(first.json ?? null, row.items) ?? []).length > 0);
  const total = Math.max(0, ...lists.map((row) => numberAt(first, row.total)));
  if (total === 0) return judgeEmpty(followUps, operation.id, lists, { ...fields, pageSize: asked.size });
  if (rows.length === 0) return;
  const size = otherSize(asked.size, total);
  const pages: Page[] = [];
  for (const num of pageNumbers(Math.ceil(total / size))) {
    const exchange = await followUps.call(operation.id, { ...fields, pageNum: num, pageSize: size });
    if (codeOf(exchange) !== 0) return;
    pages.push({ num, exchange });
  }
  for (const row of rows) judgeTotals(followUps, { row, total: numberAt(first, row.total), size }, pages);
  judgeRepeats(followUps, rows, pages);
  if (total > asked.size)
    await followUps.call(operation.id, {
      ...fields,
      pageSize: Math.min(total, largestPage(operation) ?? total),
    });
  judgeOrder(followUps, pages);
}

/** The second page of an empty list is as empty as the first. */
async function judgeEmpty(
  followUps: FollowUps,
  id: string,
  lists: readonly TotalRelation[],
  fields: Fields,
): Promise<void> {
  if (lists.length === 0) return;
  const exchange = await followUps.call(id, { ...fields, pageNum: 2 });
  if (codeOf(exchange) !== 0) return;
  for (const row of lists) judgeTotals(followUps, { row, total: 0, size: 0 }, [{ num: 2, exchange }]);
}

/** Not the size that was asked for, so that it shows whether the size is honoured; a short list has three pages. */
function otherSize(asked: number, total: number): number {
  if (asked === 1) return Math.min(2, total);
  return Math.max(1, Math.min(asked - 1, Math.ceil(total / 3)));
}

function pageNumbers(count: number): number[] {
  const pageNumbers =
    count <= mostPages
      ? Array.from({ length: count + 1 }, (_, index) => index + 1)
      : [1, 2, 3, Math.ceil(count / 2), count, count + 1];
  return [...new Set(pageNumbers)].sort((a, b) => a - b);
}

function numberAt({ json }: Exchange, pointer: string): number {
  const value = placesAt(json ?? null, pointer)[0]?.value;
  return typeof value === 'number' ? value : 0;
}

interface PagedList {
  readonly row: TotalRelation;
  readonly total: number;
  /** Items per page. */
  readonly size: number;
}

function judgeTotals(followUps: FollowUps, { row, total, size }: PagedList, pages: readonly Page[]): void {
  for (const { num, exchange } of pages) {
    const id = exchange.operation?.id ?? '';
    const length = itemsAt(exchange.json ?? null, row.items)?.length ?? 0;
    const expectedLength = Math.min(size, Math.max(0, total - (num - 1) * size));
    const now = numberAt(exchange, row.total);
    if (now !== total) {
      const expected = `${total}, as on the page before`;
      followUps.note(
        id,
        { kind: 'wrong-total', at: `response#${row.total}`, expected, actual: `${now} on page ${num}` },
        exchange,
      );
    } else if (length !== expectedLength) {
      const expected = `${expectedLength} items on page ${num} of ${size} each`;
      followUps.note(
        id,
        { kind: 'page-size', at: `response#${row.items}`, expected, actual: `${length} items` },
        exchange,
      );
    }
  }
}

/** No item on two pages: by its unique members, and as a whole. */
function judgeRepeats(followUps: FollowUps, rows: readonly TotalRelation[], pages: readonly Page[]): void {
  const operation = pages[0]?.exchange.operation;
  if (!operation) return;
  const pointers = [
    ...rowsOf(operation, 'unique').map((row) => row.unique),
    ...rows.map((row) => `${row.items}/*`),
  ];
  for (const pointer of pointers) {
    const seen = new Map<string, number>();
    for (const { num, exchange } of pages) {
      for (const { pointer: at, value } of placesAt(exchange.json ?? null, pointer)) {
        if (value === undefined) continue;
        const text = JSON.stringify(value);
        const before = seen.get(text) ?? num;
        seen.set(text, before);
        if (before === num) continue;
        const actual = `the one of page ${before} again: ${showValue(value)}`;
        const expected = `an item of page ${num} alone`;
        followUps.note(
          operation.id,
          { kind: 'page-overlap', at: `response#${at}`, expected, actual },
          exchange,
        );
        return;
      }
    }
  }
}

/** The last item of a page and the first of the next are in order too. */
function judgeOrder(followUps: FollowUps, pages: readonly Page[]): void {
  for (const [index, { num, exchange }] of pages.entries()) {
    const { operation, json } = exchange;
    const before = pages[index - 1];
    if (!operation || !before || before.num !== num - 1) continue;
    for (const row of rowsOf(operation, 'order')) {
      if (!isMeant(operation, row.when, sentFields(exchange))) continue;
      const joint = [placesOf(before.exchange.json, row.order).at(-1), placesOf(json, row.order)[0]];
      const found = disorder(
        joint.filter((place): place is Place => place !== undefined),
        row.direction,
      );
      const actual = `${found?.actual} on page ${num}`;
      if (found)
        followUps.note(
          operation.id,
          { kind: 'wrong-order', at: `response#${found.at}`, expected: found.expected, actual },
          exchange,
        );
    }
  }
}

function placesOf(json: Json | undefined, pointer: string): Place[] {
  return placesAt(json ?? null, pointer);
}
