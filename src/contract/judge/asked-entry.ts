import { asObject, asText } from '#description/json.ts';
import { codeOf, type Exchange, sentFields } from '../exchange.ts';
import type { Notes } from './notes.ts';

/** The entry of a response is the one whose key the request named. */
export function judgeAskedEntry(exchange: Exchange, notes: Notes): void {
  const { operation, json } = exchange;
  const verb = asText(operation?.place.verb);
  if (!operation || !['get', 'custom'].includes(verb) || codeOf(exchange) !== 0) return;
  const key = asText(operation.place.key);
  const asked = sentFields(exchange)[asText(operation.place.from) || key];
  const shown = asObject(asObject(json).data)[key];
  if (asked === undefined || shown === undefined || String(shown) === asked) return;
  notes.add('other-entry', `response#/data/${key}`, { expected: asked, actual: String(shown) });
}
