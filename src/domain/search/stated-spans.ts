import {
  isUnit,
  parsePartValue,
  roundNumber,
  type StatedNumber,
  statedValue,
  type Unit,
} from '#domain/part-values/index.ts';
import type { Fitting } from '../glossary/index.ts';
import { plainSpelling } from './tokens.ts';

/**
 * The values that a part fits besides those that it states: everything up to a rating (no lower end), everything from a limit on (no upper
 * end), everything in a range; a single number (both ends) fits a search for a range. A product has each as a token, `~` and both ends.
 */
export interface StatedSpan {
  readonly unit: string;
  readonly low: number;
  readonly high: number;
}

/** How a part fits what it does not state. */
export type SpanKind = 'rating' | 'limit' | 'range' | 'number';

/** The value, or all values of the range, that a part must fit. */
export interface Need {
  readonly unit: Unit;
  readonly min: number;
  readonly max: number;
  /** Only spans of this kind fit; undefined: any. */
  readonly kind?: SpanKind;
}

/** A number of a product in the order of its columns. */
export interface SearchedNumber {
  readonly value: StatedNumber;
  readonly unit: string | null;
  readonly fitting?: Fitting | undefined;
}

/** Numbers are compared to four digits, as all search tokens. */
function roundToFourDigits(value: number): number {
  return Number(value.toExponential(3));
}

function endText(end: number): string {
  return Number.isFinite(end) ? end.toExponential(3) : '';
}

/** The token of a span. */
export function spanToken({ unit, low, high }: StatedSpan): string {
  return `~${endText(low)}:${endText(high)}${unit}`;
}

const end = '(-?\\d\\.\\d+e[+-]\\d+)?';
const tokenPattern = new RegExp(`^~${end}:${end}(.*)$`);

/** The span of a token; undefined for other tokens. */
export function spanOfToken(token: string): StatedSpan | undefined {
  const [, low, high, unit] = token.startsWith('~') ? (tokenPattern.exec(token) ?? []) : [];
  if (unit === undefined) return undefined;
  return {
    unit,
    low: low === undefined ? Number.NEGATIVE_INFINITY : Number(low),
    high: high === undefined ? Number.POSITIVE_INFINITY : Number(high),
  };
}

/** What a span says about the part. */
function kindOfSpan({ low, high }: StatedSpan): SpanKind {
  if (low === Number.NEGATIVE_INFINITY) return 'rating';
  if (high === Number.POSITIVE_INFINITY) return 'limit';
  return low === high ? 'number' : 'range';
}

/** Both ends of a stated range; undefined for other numbers. */
function rangeOf({ value }: SearchedNumber): { readonly low: number; readonly high: number } | undefined {
  const stated = statedValue(value);
  if (typeof stated !== 'object' || stated.min === undefined || stated.max === undefined) return undefined;
  return stated.min < stated.max ? { low: stated.min, high: stated.max } : undefined;
}

/** The largest number that a rating or limit states, without its sign. */
function sizeOf({ value: { n, h } }: SearchedNumber): number {
  return Math.max(...[n, h].map((one) => (one === undefined ? 0 : Math.abs(one))));
}

function ratingSpan(number: SearchedNumber): Omit<StatedSpan, 'unit'> | undefined {
  const size = sizeOf(number);
  if (size === 0 || !Number.isFinite(size)) return undefined;
  if (number.fitting === '≤') return { low: size, high: Number.POSITIVE_INFINITY };
  return rangeOf(number) ? undefined : { low: Number.NEGATIVE_INFINITY, high: size };
}

/** A span and the number that states it. */
interface OwnSpan<Stated> {
  readonly span: StatedSpan;
  readonly number: Stated;
}

/** Of several ratings in one unit the first is meant, and none where the part is ordered by another value in this unit. */
function spansInUnit<Stated extends SearchedNumber>(
  unit: string,
  numbers: readonly Stated[],
): OwnSpan<Stated>[] {
  const isOrdered = numbers.some(({ fitting }) => fitting === '=');
  const rated = isOrdered ? undefined : numbers.find(({ fitting }) => fitting === '≥' || fitting === '≤');
  return numbers.flatMap((number) => {
    const ends = number === rated ? (ratingSpan(number) ?? rangeOf(number)) : rangeOf(number);
    const isTolerance = number !== rated && number.fitting === '≤';
    return ends && !isTolerance ? [{ number, span: { unit, ...ends } }] : [];
  });
}

function ownSpans<Stated extends SearchedNumber>(numbers: readonly Stated[]): OwnSpan<Stated>[] {
  return [...Map.groupBy(numbers, ({ unit }) => unit ?? '')].flatMap(([unit, ofUnit]) =>
    unit !== '' && isUnit(unit) ? spansInUnit(unit, ofUnit) : [],
  );
}

/** The spans of a product; `main` is the number by which it is asked for, if it is one. */
export function statedSpans(numbers: readonly SearchedNumber[], main?: SearchedNumber): StatedSpan[] {
  const spans = ownSpans(numbers).map(({ span }) => span);
  const single = main && statedValue(main.value);
  if (typeof single === 'number' && main?.unit) spans.push({ unit: main.unit, low: single, high: single });
  return spans.filter(({ low, high }) => !Number.isNaN(low) && !Number.isNaN(high));
}

/** The numbers of a product that fit what is asked; none where one of them is the very value. */
export function fittingNumbers<Stated extends SearchedNumber>(
  numbers: readonly Stated[],
  need: Need,
): readonly Stated[] {
  const isStated = numbers.some(({ value: { n, h }, unit }) => {
    return unit === need.unit && h === undefined && n !== undefined && roundToFourDigits(n) === need.min;
  });
  if (isStated && need.min === need.max) return [];
  return ownSpans(numbers).flatMap(({ number, span }) => (fitsNeed(span, need) ? [number] : []));
}

/** Units of sizes and counts, which a part has or has not. */
const neverFit = new Set<Unit>(['', 'pins', 'bit', 'B', 'm']);

/** Of which parts have neither ratings nor ranges: only a range of them can be asked for. */
const onlyNumbers = new Set<Unit>(['Ω', 'F', 'H']);

/** What a word asks of a part as a value with its unit; undefined for other words. */
export function needOf(word: string): Need | undefined {
  const parsed = parsePartValue(plainSpelling(word));
  if (!parsed.ok || neverFit.has(parsed.value.unit)) return undefined;
  const { si, unit } = parsed.value;
  const { min, max } = typeof si === 'number' ? { min: si, max: si } : si;
  if (min === undefined || max === undefined || (min === max && onlyNumbers.has(unit))) return undefined;
  return { unit, min: roundToFourDigits(roundNumber(min)), max: roundToFourDigits(roundNumber(max)) };
}

/** Whether a span fits what is asked. The server asks its database the same in SQL (`fitsInSql`). */
export function fitsNeed(span: StatedSpan, { unit, min, max, kind }: Need): boolean {
  if (span.unit !== unit) return false;
  const own = kindOfSpan(span);
  if (kind !== undefined && kind !== own) return false;
  if (own === 'number') return min < max && span.low >= min && span.low <= max;
  if (own !== 'range' && min <= 0) return false;
  return span.low <= min && span.high >= max;
}

/** Ratios of a rating to the requirement at which the part counts as one step further away. */
export const ratingSteps: readonly number[] = [1.7, 2.6, 4.2, 6.6, 11];

/** How far a fitting rating or limit is above what is asked, in steps: 25 V is nearer to 16 V than 200 V. */
export function stepsAbove(span: StatedSpan, { min, max }: Need): number {
  const kind = kindOfSpan(span);
  const ratio = kind === 'rating' ? span.high / max : kind === 'limit' ? min / span.low : 1;
  return ratingSteps.filter((step) => ratio >= step).length;
}
