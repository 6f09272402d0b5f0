import { asList, asObject, type Json } from '#description/json.ts';
import type { ContractOperation } from '../contract.ts';
import { codeOf, type Exchange, type Fields, sentFields } from '../exchange.ts';
import { largestPage } from '../judge/page.ts';
import { placesAt, textsIn } from '../judge/places.ts';
import { defaultOf, rowsOf } from '../judge/request-when.ts';
import { showValue } from '../judge/show-value.ts';
import type { FilterRelation, RequestWhen } from '../relation.ts';
import { judgeDefaults } from './comparable-calls.ts';
import { judgeFilters } from './filters.ts';
import type { FollowUps } from './follow-ups.ts';

type Changes = Readonly<Record<string, string | number | undefined>>;

interface Variant {
  readonly changes: Changes;
  /** The item that the value was taken from fits, so the response cannot be empty. */
  readonly from?: FilterRelation;
  /** How many items another call promises. */
  readonly count?: number;
}

/**
 * Asks again so that every order and every filter of the relations is used once: with the values of `when`, and with values taken
 * from the items of the first response.
 */
export async function judgeVariants(followUps: FollowUps, first: Exchange, fields: Fields): Promise<void> {
  const { operation } = first;
  if (!operation || first.json === undefined) return;
  const columns = await followUps.shop.numberedFilters.variants(followUps, first);
  const variants: Variant[] = [
    ...rowsOf(operation, 'order').flatMap(({ when }) => whenVariants(when)),
    ...rowsOf(operation, 'filter').flatMap((row) => filterVariants(operation, row, first, fields)),
    ...columns,
  ];
  const asked = new Set([JSON.stringify(fields)]);
  for (const variant of variants) {
    // Among few items many are equal, and then any order is right.
    const pageSize = largestPage(operation);
    const changed = { ...(pageSize === undefined ? {} : { pageSize }), ...fields, ...variant.changes };
    const text = JSON.stringify(changed);
    if (asked.has(text)) continue;
    asked.add(text);
    await judgeVariant(followUps, operation, changed, variant);
  }
}

async function judgeVariant(
  followUps: FollowUps,
  operation: ContractOperation,
  fields: Fields,
  { from, count }: Variant,
): Promise<void> {
  const exchange = await followUps.call(operation.id, fields);
  if (codeOf(exchange) !== 0) return;
  await judgeFilters(followUps, exchange);
  judgeCount(followUps, operation, exchange, count);
  await judgeDefaults(followUps, exchange, fields, (field) =>
    operation.relations.some((row) => 'when' in row && field in (row.when ?? {})),
  );
  if (!from || placesAt(exchange.json ?? null, from.items).length > 0) return;
  const expected = `the item that has ${from.filter} ${fields[from.filter]}`;
  const drift = {
    kind: 'ignored-filter',
    at: `response#${from.items}`,
    expected,
    actual: 'no item',
  } as const;
  followUps.note(operation.id, drift, exchange);
}

/** The number next to a choice is the number of items that it leads to. */
function judgeCount(
  followUps: FollowUps,
  operation: ContractOperation,
  exchange: Exchange,
  count: number | undefined,
): void {
  const [row] = rowsOf(operation, 'total');
  const total = row && placesAt(exchange.json ?? null, row.total)[0]?.value;
  if (count === undefined || total === undefined || total === count) return;
  const [choices] = rowsOf(operation, 'agrees');
  const expected = `${count}, as ${choices?.agrees} promises for this choice`;
  const drift = {
    kind: 'calls-disagree',
    at: `response#${row?.total}`,
    expected,
    actual: showValue(total),
  } as const;
  followUps.note(operation.id, drift, exchange);
}

/** Requests that a `when` means: with the first value of each field, and with the last. */
function whenVariants(when: RequestWhen | undefined): Variant[] {
  if (!when) return [];
  const pick = (index: number) =>
    Object.fromEntries(
      Object.entries(when).map(([field, condition]) => [
        field,
        toSendable((Array.isArray(condition) ? condition : [condition]).at(index)),
      ]),
    );
  return [{ changes: pick(0) }, { changes: pick(-1) }];
}

function toSendable(value: Json | undefined): string | number | undefined {
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

/** The number in the middle: as a limit it lets some items through and others not. 0 means no limit. */
function middleOf(values: readonly (Json | undefined)[]): number | undefined {
  const numbers = values.map(Number).filter((value) => value > 0);
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

function filterVariants(
  operation: ContractOperation,
  row: FilterRelation,
  first: Exchange,
  fields: Fields,
): Variant[] {
  const { filter, match } = row;
  const asked = row.when?.[filter];
  if (asked !== undefined) {
    return (Array.isArray(asked) ? asked : [asked]).map((value) => ({
      changes: { [filter]: toSendable(value) },
    }));
  }
  if (filter.includes('{')) return [];
  const choices = asList(asObject(asObject(operation.request.schema.properties)[filter]).enum);
  if (match === 'equal' && choices.length > 0)
    return choices.map((value) => ({ changes: { [filter]: toSendable(value) } }));
  if (sentFields(first)[filter] !== undefined && fields[filter] !== undefined) return [];
  if (match === 'positive') return [{ changes: { [filter]: 1 } }];
  const values = placesAt(first.json ?? null, row.items).map(({ value }) => value);
  if (match === 'atLeast' || match === 'atMost') {
    const limit = middleOf(values);
    return limit === undefined ? [] : [{ changes: { [filter]: limit }, from: row }];
  }
  if (match === 'contains') {
    const [word] = textsIn(values[0]).flatMap((text) => text.match(/[\p{L}\p{N}]{3,}/gu) ?? []);
    return word === undefined ? [] : [{ changes: { [filter]: word } }];
  }
  const seen = [...new Set(values)].filter((value) => value !== undefined && value !== null);
  const preset = defaultOf(operation, filter);
  return [seen[0], seen.at(-1)]
    .filter((value) => value !== undefined && String(value) !== preset)
    .map((value) => ({ changes: { [filter]: toSendable(value) }, from: row }));
}
