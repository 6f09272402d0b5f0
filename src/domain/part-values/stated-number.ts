import type { ValueRange } from './parse.ts';

/** A number as a product keeps it, in the stored unit: of a range both ends, of an open range the one it has. */
export interface StatedNumber {
  readonly n?: number;
  readonly h?: number;
  /** `n` is the lower end of a range without an upper one (`≥ 3 V`), not a single number. */
  readonly open?: true;
}

/** The form in which a product keeps a parsed value. */
export function statedNumber(value: number | ValueRange): StatedNumber {
  if (typeof value === 'number') return { n: value };
  const { min, max } = value;
  if (min === undefined) return max === undefined ? {} : { h: max };
  return max === undefined ? { n: min, open: true } : { n: min, h: max };
}

/** The value that a product states, undefined when it was not readable as a number. */
export function statedValue({ n, h, open }: StatedNumber): number | ValueRange | undefined {
  if (n === undefined) return h === undefined ? undefined : { max: h };
  if (h !== undefined) return { min: n, max: h };
  return open ? { min: n } : n;
}

/** Lower and upper end of a stated value: equal for a single number, infinite where a range is open. */
export interface StatedSpan {
  readonly low: number;
  readonly high: number;
}

/** Twelve digits: `0.1u` and `100n` must not differ in their last bit. */
export function roundNumber(value: number): number {
  return Number.isFinite(value) ? Number(value.toPrecision(12)) : value;
}

/**
 * The ends that filters compare. Where a column keeps ranges, an open range is open; where all values are single numbers
 * (`≤ 0.3 Ω` in a column of resistances) it is a guarantee and counts as the number that is stated, and a range
 * as its lower end. Undefined when no finite number is stated.
 */
export function spanOf(stated: StatedNumber, keepsRanges: boolean): StatedSpan | undefined {
  const value = statedValue(stated);
  if (value === undefined) return undefined;
  const { min, max } = typeof value === 'number' ? { min: value, max: value } : value;
  const numbers = [min, max].filter((end) => end !== undefined);
  const [first] = numbers;
  if (first === undefined || !numbers.every(Number.isFinite)) return undefined;
  if (!keepsRanges) return { low: roundNumber(first), high: roundNumber(first) };
  return {
    low: roundNumber(min ?? Number.NEGATIVE_INFINITY),
    high: roundNumber(max ?? Number.POSITIVE_INFINITY),
  };
}
