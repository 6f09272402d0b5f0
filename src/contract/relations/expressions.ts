import { type Json, tryParseJson, valueAt } from '#description/json.ts';
import { type Exchange, sentFields } from '../exchange.ts';
import type { Expected } from '../relation.ts';

/** What a value of `x-relations` stands for after a call; undefined where the request or the response has no such thing. */
function resolveValue(value: Json, exchange: Exchange): Json | undefined {
  if (typeof value !== 'string') return value;
  if (value.startsWith('$request.')) return sentFields(exchange)[value.slice('$request.'.length)];
  if (value.startsWith('$answer')) return valueAt(exchange.json ?? null, value.slice('$answer'.length));
  return value;
}

/** The members whose value has a meaning here, with that meaning. */
export function meantMembers(values: Expected | undefined, exchange: Exchange): Record<string, Json> {
  const members = Object.entries(values ?? {}).map(
    ([name, value]) => [name, resolveValue(value, exchange)] as const,
  );
  return Object.fromEntries(members.filter((member): member is [string, Json] => member[1] !== undefined));
}

/** Whether a response shows a value that was sent: on the wire everything is text, and an empty one may be left out later. */
export function isShown(actual: Json | undefined, expected: Json): boolean {
  const text = String(expected).trim();
  if (actual === undefined || actual === null) return text === '' || expected === null;
  if (typeof actual === 'number') return Number(text) === actual && text !== '';
  if (typeof actual === 'object')
    return JSON.stringify(actual) === JSON.stringify(tryParseJson(text) ?? expected);
  if (String(actual).trim() === text) return true;
  const [first, second] = [tryParseJson(String(actual)), tryParseJson(text)];
  if (typeof first === 'object' && first !== null) return JSON.stringify(first) === JSON.stringify(second);
  const isMoment = /^[0-9]{4}-[0-9]{2}-[0-9]{2}[T ]/;
  return isMoment.test(text) && Date.parse(String(actual)) === Date.parse(text);
}
