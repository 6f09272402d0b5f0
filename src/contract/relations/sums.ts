import { isObject, type Json } from '#description/json.ts';
import { codeOf, type Exchange, type Fields, sentFields } from '../exchange.ts';
import { largestPage } from '../judge/page.ts';
import { itemsAt, placesAt } from '../judge/places.ts';
import { isMeant, rowsOf } from '../judge/request-when.ts';
import { showValue } from '../judge/show-value.ts';
import type { SumRelation } from '../relation.ts';
import type { FollowUps } from './follow-ups.ts';
import { isSilent, itemsPointer } from './readers.ts';

/** A longer list is not read completely. */
const mostPages = 10;

/** The items of all pages under the same filters; undefined when there are too many or a page is refused. */
async function allItems(followUps: FollowUps, first: Exchange, fields: Fields): Promise<Json[] | undefined> {
  const { operation } = first;
  if (!operation) return undefined;
  const pointer = itemsPointer(operation);
  const pageSize = largestPage(operation);
  if (pageSize === undefined) return itemsAt(first.json ?? null, pointer);
  const items: Json[] = [];
  for (let pageNum = 1; pageNum <= mostPages; pageNum += 1) {
    const page = await followUps.call(operation.id, { ...fields, pageNum, pageSize });
    const found = codeOf(page) === 0 ? itemsAt(page.json ?? null, pointer) : undefined;
    if (!found) return undefined;
    items.push(...found);
    if (found.length < pageSize) return items;
  }
  return undefined;
}

function hasMembers(item: Json, members: Readonly<Record<string, Json>>): boolean {
  return isObject(item) && Object.entries(members).every(([name, value]) => item[name] === value);
}

function sumOf(items: readonly Json[], { sum, where = {}, minus }: SumRelation): number {
  const member = sum.slice(sum.lastIndexOf('/') + 1);
  return items
    .filter((item) => hasMembers(item, where))
    .reduce<number>((total, item) => {
      const value = isObject(item) ? Number(item[member]) : 0;
      return total + (minus && hasMembers(item, minus) ? -value : value);
    }, 0);
}

/** Compares numbers with the sums over the items of all pages. */
export async function judgeSums(followUps: FollowUps, first: Exchange, fields: Fields): Promise<void> {
  const { operation } = first;
  if (!operation) return;
  const rows = rowsOf(operation, 'sum').filter((row) => isMeant(operation, row.when, sentFields(first)));
  const items = rows.length > 0 ? await allItems(followUps, first, fields) : undefined;
  if (!items) return;
  for (const row of rows) {
    const stated = row.equals === undefined ? first : await followUps.call(row.equals, {});
    if (isSilent(stated)) continue;
    const actual = placesAt(stated.json ?? null, row.there)[0]?.value;
    const sum = sumOf(items, row);
    if (actual === sum) continue;
    const expected = `${row.there}${row.equals ? ` of ${row.equals}` : ''}: ${showValue(actual)}`;
    const note = { kind: 'calls-disagree', at: `response#${row.sum}`, expected } as const;
    followUps.note(operation.id, { ...note, actual: `the sum of the items is ${sum}` }, first);
  }
}
