import { boxesOf, isInBox, type ValueBox } from './match-filter.ts';
import { sameNumber } from './same-value.ts';
import type { StatedSpan } from './stated-number.ts';
import { filterToWire, type NumberFilter } from './wire-filter.ts';

/** A stated value and how many products state it. */
export interface CountedSpan extends StatedSpan {
  readonly count: number;
}

/** A value that can be chosen in a number column. */
export interface OfferedNumber {
  readonly filter: NumberFilter;
  /** The filter as it is sent. */
  readonly wire: string;
  /** What the filter means. */
  readonly boxes: readonly ValueBox[];
}

/** A value that can be chosen in a number column, and how many products choosing it finds. */
export interface NumberChoice extends OfferedNumber {
  readonly count: number;
}

/** Joins equal stated values and counts them. */
export function countSpans(spans: readonly StatedSpan[]): CountedSpan[] {
  const counts = new Map<string, CountedSpan>();
  for (const { low, high } of spans) {
    const key = `${low}..${high}`;
    counts.set(key, { low, high, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}

function bySize(a: StatedSpan, b: StatedSpan): number {
  // Infinite ends: a difference of two of them is not a number.
  return order(a.low, b.low) || order(a.high, b.high);
}

function order(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Largest number of values that a column offers; `maxItems` of the values of a facet. */
const valueLimit = 1000;

/** The values that most products state, as many as a column may offer. */
export function mostFrequent<T extends { readonly count: number }>(values: readonly T[]): readonly T[] {
  if (values.length <= valueLimit) return values;
  return values.toSorted((a, b) => b.count - a.count).slice(0, valueLimit);
}

/** In order of size, and one of several that count as equal. */
function mergeEqualSpans(spans: readonly CountedSpan[]): CountedSpan[] {
  const chosen: CountedSpan[] = [];
  for (const span of spans.toSorted(bySize)) {
    let at = chosen.length - 1;
    while (at >= 0 && !isTwin(chosen[at], span) && sameNumber(chosen[at]?.low ?? Number.NaN, span.low))
      at -= 1;
    if (!isTwin(chosen[at], span)) chosen.push(span);
  }
  return chosen;
}

function isTwin(chosen: StatedSpan | undefined, span: StatedSpan): boolean {
  return chosen !== undefined && sameNumber(chosen.low, span.low) && sameNumber(chosen.high, span.high);
}

function exactFilter({ low, high }: StatedSpan, hasRanges: boolean): NumberFilter {
  // Among single numbers one number already means exactly this one.
  if (low === high) return { value: low, mode: hasRanges ? 'exactly' : 'covers' };
  const min = Number.isFinite(low) ? { min: low } : {};
  const max = Number.isFinite(high) ? { max: high } : {};
  return { value: { ...min, ...max }, mode: 'exactly' };
}

/** The values of a number column that can be chosen: those of the whole category in order of size. Values that count as equal are one. */
export function offeredNumbers(whole: readonly CountedSpan[], hasRanges: boolean): OfferedNumber[] {
  return mergeEqualSpans(mostFrequent(whole)).map((span) => {
    const filter = exactFilter(span, hasRanges);
    return { filter, wire: filterToWire(filter), boxes: boxesOf(filter, hasRanges) };
  });
}

/** How many products each of the values finds among those that state `now`: the ones that fit all other filters. */
export function countNumbers(offered: readonly OfferedNumber[], now: readonly CountedSpan[]): number[] {
  const found = now.toSorted(bySize);
  return offered.map(({ boxes }) => countFitting(found, boxes));
}

/**
 * The values of a number column that can be chosen, in order of size: those of the whole category, counted among the
 * products that fit all other filters.
 */
export function numberChoices(
  whole: readonly CountedSpan[],
  now: readonly CountedSpan[],
  hasRanges: boolean,
): NumberChoice[] {
  const offered = offeredNumbers(whole, hasRanges);
  const counts = countNumbers(offered, now);
  return offered.map(({ filter, wire, boxes }, index) => ({
    filter,
    wire,
    boxes,
    count: counts[index] ?? 0,
  }));
}

/** `found` is in order of size and may be long. */
function countFitting(found: readonly CountedSpan[], boxes: readonly ValueBox[]): number {
  let sum = 0;
  for (const box of boxes) {
    for (let at = firstFrom(found, box.lowMin); at < found.length; at += 1) {
      const span = found[at];
      if (!span || span.low > box.lowMax) break;
      if (isInBox(span, box)) sum += span.count;
    }
  }
  return sum;
}

function firstFrom(found: readonly CountedSpan[], min: number): number {
  let low = 0;
  let high = found.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((found[middle]?.low ?? Number.POSITIVE_INFINITY) < min) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The smallest and the largest number that the values state; empty without any. */
export function outerNumbers(spans: readonly StatedSpan[]): { min?: number; max?: number } {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const { low, high } of spans) {
    for (const end of [low, high]) {
      if (!Number.isFinite(end)) continue;
      min = Math.min(min, end);
      max = Math.max(max, end);
    }
  }
  return min <= max ? { min, max } : {};
}
