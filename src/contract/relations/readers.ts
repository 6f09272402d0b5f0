import { asList, asText, isObject, type Json } from '#description/json.ts';
import { codes } from '#generated/constants.ts';
import type { ContractOperation } from '../contract.ts';
import { codeOf, type Exchange, type Fields, sentFields } from '../exchange.ts';
import { itemsAt } from '../judge/places.ts';
import { rowsOf } from '../judge/request-when.ts';

/** Where a response of an operation holds its items. */
export function itemsPointer(operation: ContractOperation): string {
  return rowsOf(operation, 'total')[0]?.items ?? (asText(operation.place.data) || '/data');
}

/** The items of a response; none where there is no list. */
export function itemsOf(operation: ContractOperation, { json }: Exchange): Json[] {
  return json === undefined ? [] : (itemsAt(json, itemsPointer(operation)) ?? []);
}

/** The request field that carries the key of an operation of `x-mock`. */
export function keyField({ place }: ContractOperation): string {
  return asText(place.from) || asText(place.key);
}

/** What a request must carry besides what the transport adds. */
export function lackingFields(operation: ContractOperation, fields: Fields): string[] {
  return asList(operation.request.schema.required)
    .map(String)
    .filter((name) => fields[name] === undefined && operation.request.fields[name]?.transport !== true);
}

/** Fields of one request that another operation knows too. */
export function sharedFields(exchange: Exchange, other: ContractOperation): Fields {
  const { fields, numbered } = other.request;
  const known = Object.entries(sentFields(exchange)).filter(([name]) => {
    const plan = fields[name];
    return plan ? plan.transport !== true : Object.keys(numbered).some((prefix) => isNumbered(name, prefix));
  });
  return Object.fromEntries(known);
}

function isNumbered(name: string, prefix: string): boolean {
  return name.startsWith(prefix) && /^[0-9]+$/.test(name.slice(prefix.length));
}

/** Nothing was done: the operation is not built, the call was too soon, or the server failed. */
const neverDone = new Set<number>([
  ...[codes.notBuiltYet, codes.tooManyRequests, codes.rateLimited],
  ...[codes.internalError, codes.unavailable],
]);

/** Whether a call shows nothing because it is not built yet, was too soon or too often, or got no response. */
export function isSilent(exchange: Exchange): boolean {
  const code = codeOf(exchange);
  return code === undefined || neverDone.has(code);
}

/** The item of a list whose member `key` is this value. */
export function itemWith(items: readonly Json[], key: string, value: string): Json | undefined {
  return items.find((item) => isObject(item) && String(item[key]) === value);
}
