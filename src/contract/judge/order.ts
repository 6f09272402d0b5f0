import type { Json } from '#description/json.ts';
import type { Place } from './places.ts';
import { showText, showValue } from './show-value.ts';

export interface Disorder {
  readonly at: string;
  readonly expected: string;
  readonly actual: string;
}

/**
 * The first two neighbours that are not in this order; undefined when all are. Empty values come last in both directions.
 * Numbers and moments compare as such, texts by code point. A part number may be compared by its letters and digits alone
 * and in one case, so texts are out of order only when they are both ways.
 */
export function disorder(places: readonly Place[], direction: 'asc' | 'desc'): Disorder | undefined {
  for (const [index, place] of places.entries()) {
    const before = places[index - 1];
    if (!before || isOrdered(before.value, place.value, direction)) continue;
    const expected = `${direction === 'asc' ? 'not below' : 'not above'} the one before, ${showText(showValue(before.value))}`;
    return { at: place.pointer, expected, actual: showValue(place.value) };
  }
  return undefined;
}

function isOrdered(first: Json | undefined, second: Json | undefined, direction: 'asc' | 'desc'): boolean {
  if (second === undefined || second === null) return true;
  if (first === undefined || first === null) return false;
  const [low, high] = direction === 'asc' ? [first, second] : [second, first];
  if (typeof low === 'number' && typeof high === 'number') return low <= high;
  if (typeof low !== 'string' || typeof high !== 'string') return true;
  const [from, to] = [moment(low), moment(high)];
  if (from !== undefined && to !== undefined) return from <= to;
  return byCodePoint(low, high) <= 0 || byCodePoint(toComparable(low), toComparable(high)) <= 0;
}

function moment(text: string): number | undefined {
  const time = /^[0-9]{4}-[0-9]{2}-[0-9]{2}([T ].*)?$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

function toComparable(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

function byCodePoint(a: string, b: string): number {
  const [first, second] = [[...a], [...b]];
  for (const [index, character] of first.entries()) {
    const difference = (character.codePointAt(0) ?? 0) - (second[index]?.codePointAt(0) ?? -1);
    if (difference !== 0) return difference;
  }
  return first.length - second.length;
}
