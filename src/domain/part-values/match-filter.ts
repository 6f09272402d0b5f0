import { relativeTolerance } from './same-value.ts';
import type { StatedSpan } from './stated-number.ts';
import type { NumberFilter } from './wire-filter.ts';

/** Where the two ends of a stated value must be, bounds included; what is not asked for is infinite. */
export interface ValueBox {
  readonly lowMin: number;
  readonly lowMax: number;
  readonly highMin: number;
  readonly highMax: number;
}

/**
 * Whether the values of a column are ranges, given how many of its values are ranges and how many there are: at least
 * every second one. A few adjustable outputs do not make the output voltage a column of ranges.
 */
export function isColumnOfRanges(ranges: number, values: number): boolean {
  return ranges > 0 && ranges * 2 >= values;
}

const anywhere = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };

function slack(end: number): number {
  return Number.isFinite(end) ? Math.abs(end) * relativeTolerance : 0;
}

function atLeast(end: number): number {
  return end - slack(end);
}

function atMost(end: number): number {
  return end + slack(end);
}

/** Both ends are those of the filter; an open end is met by an open end only. */
function exactly(low: number, high: number): ValueBox {
  return { lowMin: atLeast(low), lowMax: atMost(low), highMin: atLeast(high), highMax: atMost(high) };
}

/** The stated value reaches from the lower to the upper end. */
function coveringBox(low: number, high: number): ValueBox {
  return { lowMin: anywhere.min, lowMax: atMost(low), highMin: atLeast(high), highMax: anywhere.max };
}

/** The stated value reaches to the lower end or beyond, and begins at the upper end or before. */
function overlappingBox(low: number, high: number): ValueBox {
  return { lowMin: anywhere.min, lowMax: atMost(high), highMin: atLeast(low), highMax: anywhere.max };
}

/** The stated value does not leave the span between the ends. */
function within(low: number, high: number): ValueBox {
  return { lowMin: atLeast(low), lowMax: anywhere.max, highMin: anywhere.min, highMax: atMost(high) };
}

/**
 * What a number filter means: a part fits when its stated value is in one of the boxes. Ends count as equal within a
 * relative 1e-4.
 * - Exactly: the part states this very number or range.
 * - Overlaps: the part's number or range and the filter have at least one number in common.
 * - A requirement in a column of ranges (operating temperature): the part's range covers it. An end that is left open asks
 *   for nothing, so `105..` and `105` both mean that the part covers 105.
 * - A requirement in a column of single numbers: the number is within it. One number means that number. A range
 *   among the numbers (an adjustable output) fits when it is within the requirement or covers it.
 */
export function boxesOf({ value, mode }: NumberFilter, hasRanges: boolean): readonly ValueBox[] {
  const { min, max } = typeof value === 'number' ? { min: value, max: value } : value;
  const [low, high] = [min ?? anywhere.min, max ?? anywhere.max];
  if (mode === 'exactly') return [exactly(low, high)];
  if (mode === 'overlaps') return [overlappingBox(low, high)];
  const required = coveringBox(min ?? high, max ?? low);
  if (hasRanges) return [required];
  return typeof value === 'number' ? [exactly(value, value)] : [within(low, high), required];
}

/** Whether a stated value is in the box. */
export function isInBox({ low, high }: StatedSpan, box: ValueBox): boolean {
  return low >= box.lowMin && low <= box.lowMax && high >= box.highMin && high <= box.highMax;
}

/** Whether a stated value fits the filter, see `boxesOf`. */
export function fitsFilter(stated: StatedSpan, filter: NumberFilter, hasRanges: boolean): boolean {
  return boxesOf(filter, hasRanges).some((box) => isInBox(stated, box));
}
