import { recordOf } from '#domain/record-of.ts';
import type { Envelope } from '#domain/wire/envelope.ts';
import type { Route } from '#domain/wire/route.ts';
import type { AnswerList, WorldRow } from '#domain/wire/world-row.ts';
import type { CodeName } from '#generated/constants.ts';
import type { RefusalParams } from '#generated/server/handlers.ts';
import { put, stepsOf, valueAt } from './pointers.ts';

type Validating = Pick<Route, 'validateAnswer'>;

function listsOf({ data, totals = [], key, lists = [] }: WorldRow): AnswerList[] {
  return [{ items: data, totals, ...(key === undefined ? {} : { key }) }, ...lists];
}

function withLists(
  envelope: Envelope,
  row: WorldRow,
  change: (list: unknown[], key: string | undefined) => unknown[],
  total: number,
): Envelope {
  const copy = structuredClone(envelope);
  for (const { items, totals, key } of listsOf(row)) {
    const steps = stepsOf(items);
    const list = valueAt(copy, steps);
    const made = Array.isArray(list) ? change(list, key) : undefined;
    if (made) put(copy, steps, made);
    else if (typeof list === 'number' && row.verb === 'count') put(copy, steps, total);
    // An empty list stays empty.
    for (const pointer of totals) put(copy, stepsOf(pointer), made?.length === 0 ? 0 : total);
  }
  return copy;
}

const manyInAll = 98_765;
/** Length of a list without pages. */
export const manyAtOnce = 100;

/** Empties every list. */
export function withoutItems(envelope: Envelope, row: WorldRow): Envelope {
  const empty = withLists(envelope, row, () => [], 0);
  for (const pointer of row.sums ?? []) put(empty, stepsOf(pointer), 0);
  return empty;
}

function repeatItems(envelope: Envelope, row: WorldRow, size: number, rekeyed: boolean): Envelope {
  const repeat = (list: unknown[], key = '') =>
    Array.from({ length: list.length === 0 ? 0 : Math.max(size, list.length) }, (_, at) => {
      const item = list[at % list.length];
      const fields = recordOf(item);
      return rekeyed && typeof fields[key] === 'number' ? { ...fields, [key]: at + 1 } : item;
    });
  return withLists(envelope, row, repeat, manyInAll);
}

/** Repeats the items of each list under new keys, up to the length that the description allows, with a large total. */
export function withManyItems(envelope: Envelope, row: WorldRow, size: number, route: Validating): Envelope {
  const most = route
    .validateAnswer(repeatItems(envelope, row, size, false))
    .find(({ rule }) => rule === 'maxItems')?.limit;
  const fitting = typeof most === 'number' ? most : size;
  const made = repeatItems(envelope, row, fitting, true);
  return route.validateAnswer(made).length === 0 ? made : repeatItems(envelope, row, fitting, false);
}

/** An answer that breaks the description: an unknown field, and none of the known ones. */
export function breakAnswer({ code, msg }: Envelope): Envelope {
  return { code, msg, data: { unexpected: true } };
}

const wait = { retryAfter: 30 };
const figures = { usMoney: 12_345, zhMoney: 87_650 };

/** Parameters that some codes carry. */
export const exampleParams: Partial<Record<CodeName, RefusalParams>> = {
  tooManyRequests: wait,
  accountLocked: wait,
  payPasswordLocked: wait,
  rateLimited: wait,
  insufficientYuan: { missing: 100 },
  insufficientDollars: { missing: 100 },
  insufficientPoints: { missing: 100 },
  wrongPayPassword: { triesLeft: 2 },
  priceChanged: figures,
};
