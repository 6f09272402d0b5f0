import type { Json } from '#description/json.ts';
import { codeOf, type Exchange, type Fields, sentFields } from '../exchange.ts';
import { asFields } from '../fields.ts';
import { placesAt } from '../judge/places.ts';
import { isMeant, rowsOf } from '../judge/request-when.ts';
import { showValue } from '../judge/show-value.ts';
import type { Expected, ReadRelation } from '../relation.ts';
import { isShown, meantMembers } from './expressions.ts';
import type { FollowUps } from './follow-ups.ts';
import { isSilent, lackingFields } from './readers.ts';

/** The numbers that `adds` rows count, as they are before a call: row → pointer → number. */
export type Before = ReadonlyMap<ReadRelation, ReadonlyMap<string, number>>;

/** Reads what the `adds` rows of an operation count. To be called before the operation itself. */
export async function readBefore(followUps: FollowUps, id: string, fields: Fields): Promise<Before> {
  const { contract } = followUps.caller;
  const operation = contract.operation(id);
  const before = new Map<ReadRelation, ReadonlyMap<string, number>>();
  for (const row of rowsOf(operation, 'read')) {
    if (!row.adds || !isMeant(operation, row.when, texts(fields))) continue;
    const exchange = await followUps.call(row.read, asFields(row.with ?? {}));
    before.set(row, numbersAt(exchange, Object.keys(row.adds)));
  }
  return before;
}

function texts(fields: Fields): Record<string, string> {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(sent.map(([name, value]) => [name, String(value)]));
}

function numbersAt({ json }: Exchange, pointers: readonly string[]): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const pointer of pointers) {
    const value = placesAt(json ?? null, pointer)[0]?.value;
    if (typeof value === 'number') numbers.set(pointer, value);
  }
  return numbers;
}

/** Compares later reads with the `read` rows of an operation that was carried out. */
export async function judgeLaterReads(followUps: FollowUps, done: Exchange, before: Before): Promise<void> {
  const { operation } = done;
  if (!operation) return;
  for (const row of rowsOf(operation, 'read'))
    if (isMeant(operation, row.when, sentFields(done)))
      await judgeRead(followUps, done, row, before.get(row));
}

async function judgeRead(
  followUps: FollowUps,
  done: Exchange,
  row: ReadRelation,
  before: ReadonlyMap<string, number> | undefined,
): Promise<void> {
  const { contract } = followUps.caller;
  const { token, ...sent } = meantMembers(row.with, done);
  const caller = typeof token === 'string' ? followUps.caller.as({ token }) : followUps.caller;
  const read = contract.operation(row.read);
  const known = asFields(sent);
  const fields =
    lackingFields(read, known).length === 0
      ? known
      : await followUps.shop.completeFields(caller, read, known);
  if (!fields) return;
  const later = await followUps.call(row.read, fields, caller);
  if (isSilent(later)) return;
  const note = (pointer: string, expected: string, actual: string) =>
    followUps.note(
      done.operation?.id ?? '',
      { kind: 'not-shown-later', at: `${row.read}#${pointer}`, expected, actual },
      later,
    );
  const code = codeOf(later);
  if (row.refused !== undefined) {
    if (code !== row.refused) note('/code', String(row.refused), String(code));
    return;
  }
  if (code !== 0) {
    note('/code', '0', String(code));
    return;
  }
  const json = later.json ?? null;
  for (const problem of [
    ...shownProblems(json, meantMembers(row.shows, done)),
    ...hasProblems(json, row.has ? meantMembers(row.has, done) : {}),
    ...lacksProblems(json, meantMembers(row.lacks, done)),
    ...addedProblems(later, row.adds, before),
  ])
    note(problem.pointer, problem.expected, problem.actual);
}

interface Problem {
  readonly pointer: string;
  readonly expected: string;
  readonly actual: string;
}

function shownProblems(json: Json, shows: Readonly<Record<string, Json>>): Problem[] {
  return Object.entries(shows).flatMap(([pointer, value]) => {
    const actual = placesAt(json, pointer)[0]?.value;
    return isShown(actual, value) ? [] : [{ pointer, expected: showValue(value), actual: showValue(actual) }];
  });
}

/** One item must have all the values. */
function hasProblems(json: Json, has: Expected): Problem[] {
  const rows = Object.entries(has).map(([pointer, value]) => ({
    pointer,
    value,
    places: placesAt(json, pointer),
  }));
  const [first] = rows;
  if (!first) return [];
  const fits = first.places.some((_, index) =>
    rows.every(({ places, value }) => isShown(places[index]?.value, value)),
  );
  const expected = rows.map(({ pointer, value }) => `${pointer} ${showValue(value)}`).join(', ');
  return fits
    ? []
    : [
        {
          pointer: first.pointer,
          expected: `an item with ${expected}`,
          actual: `none of ${first.places.length} items`,
        },
      ];
}

/** No item may have the value, or one of a list `1,2`. */
function lacksProblems(json: Json, lacks: Readonly<Record<string, Json>>): Problem[] {
  return Object.entries(lacks).flatMap(([pointer, value]) => {
    const values = String(value).split(',');
    const found = placesAt(json, pointer).find((place) => values.some((one) => isShown(place.value, one)));
    return found
      ? [{ pointer: found.pointer, expected: 'no such item any more', actual: showValue(found.value) }]
      : [];
  });
}

function addedProblems(
  read: Exchange,
  adds: ReadRelation['adds'],
  before: ReadonlyMap<string, number> | undefined,
): Problem[] {
  const now = numbersAt(read, Object.keys(adds ?? {}));
  return Object.entries(adds ?? {}).flatMap(([pointer, change]) => {
    const [was, is] = [before?.get(pointer), now.get(pointer)];
    if (was === undefined || is === undefined || is - was === change) return [];
    return [{ pointer, expected: `${was + change} after ${was}`, actual: String(is) }];
  });
}
