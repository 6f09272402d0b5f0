import { asObject, asText, isObject, type Json, type JsonObject } from '#description/json.ts';
import { codes } from '#generated/constants.ts';
import type { Contract, ContractOperation } from '../contract.ts';
import { codeOf, type Exchange, sentFields } from '../exchange.ts';
import { schemaAt } from '../judge/described.ts';
import { itemsAt } from '../judge/places.ts';
import { rowsOf } from '../judge/request-when.ts';
import type { FollowUps } from './follow-ups.ts';
import { itemsPointer, keyField, lackingFields } from './readers.ts';

const notFound: readonly number[] = [codes.notFound, codes.fieldRefused];

/** Whether an operation returns the one entry that a request names, by the verb `get` or by more than a verb. */
function isGetter(contract: Contract, { place, method, success }: ContractOperation): boolean {
  if (place.verb === 'get') return place.key !== undefined;
  if (place.verb !== 'custom' || method !== 'get') return false;
  const data = asObject(schemaAt(contract, success ?? {}, '/data')?.properties);
  return data[asText(place.key)] !== undefined;
}

/** The operations that return the entry with a key: of the same collection, or, for public entries, the only ones with that key. */
function gettersOf(contract: Contract, { place }: ContractOperation): ContractOperation[] {
  const getters = contract.operations.filter((one) => isGetter(contract, one));
  const isOnly = (one: ContractOperation) =>
    one.place.key !== 'id' && getters.filter((other) => other.place.key === one.place.key).length === 1;
  return getters.filter((one) =>
    place.collection === undefined || place.scope !== 'member'
      ? one.place.collection === place.collection || isOnly(one)
      : one.place.collection === place.collection,
  );
}

/** First, middle and last of a list. */
function some(items: readonly Json[]): Json[] {
  const indexes = new Set([0, Math.floor(items.length / 2), items.length - 1]);
  return [...indexes].flatMap((index) => items[index] ?? []);
}

/** Ids in the items of a response lead to their entries. */
export async function judgeIds(followUps: FollowUps, first: Exchange): Promise<void> {
  const { operation } = first;
  const { contract } = followUps.caller;
  if (!operation || isGetter(contract, operation)) return;
  const lists = new Set([itemsPointer(operation), ...rowsOf(operation, 'total').map((row) => row.items)]);
  for (const getter of gettersOf(contract, operation)) {
    const key = String(getter.place.key);
    for (const pointer of lists)
      for (const item of some(itemsAt(first.json ?? null, pointer) ?? []))
        if (isObject(item) && item[key] !== undefined && item[key] !== null)
          await judgeId(followUps, first, getter, { key, id: String(item[key]), pointer, item });
  }
}

interface Named {
  readonly key: string;
  readonly id: string;
  readonly pointer: string;
  readonly item: JsonObject;
}

const paging = new Set(['pageNum', 'pageSize']);

/** Fields that are sent only on request say nothing about an entry. */
function isPlain(first: Exchange): boolean {
  const plan = first.operation?.request.fields ?? {};
  return Object.keys(sentFields(first)).every((name) => paging.has(name) || plan[name]?.transport === true);
}

/** An entry of a list and the same entry by itself: a field that both are described to have is in both. */
function judgeSameEntry(
  followUps: FollowUps,
  getter: ContractOperation,
  { item, pointer, id }: Named,
  found: Exchange,
): void {
  const data = asObject(asObject(found.json).data);
  const described = asObject(schemaAt(followUps.caller.contract, getter.success ?? {}, '/data')?.properties);
  for (const [name, value] of Object.entries(item)) {
    if (value === null || described[name] === undefined || data[name] !== undefined) continue;
    const expected = `${name} of the entry ${id}, which the list at ${pointer} shows`;
    followUps.note(
      getter.id,
      { kind: 'calls-disagree', at: `response#/data/${name}`, expected, actual: 'none' },
      found,
    );
  }
}

async function judgeId(
  followUps: FollowUps,
  first: Exchange,
  getter: ContractOperation,
  named: Named,
): Promise<void> {
  const { key, id, pointer } = named;
  const fields = { [keyField(getter)]: id };
  if (lackingFields(getter, fields).length > 0) return;
  const found = await followUps.call(getter.id, fields);
  const code = codeOf(found) ?? 0;
  const at = `response#${pointer}/*/${key}`;
  const note = (expected: string, actual: string) =>
    followUps.note(first.operation?.id ?? getter.id, { kind: 'dead-id', at, expected, actual }, found);
  if (notFound.includes(code)) note(`an entry that ${getter.id} returns`, `code ${code} for ${id}`);
  const data = isObject(found.json) ? found.json.data : undefined;
  if (code === 0 && isObject(data) && data[key] !== undefined && String(data[key]) !== id)
    note(`the entry ${id} at ${getter.id}`, `the entry ${String(data[key])}`);
  if (code === 0 && isObject(data) && isPlain(first)) judgeSameEntry(followUps, getter, named, found);
}
