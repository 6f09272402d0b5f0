import { type Refused, type Result, refuse } from '../result.ts';
import { normaliseText } from './normalise.ts';
import { isPackageCode, type Quantity, readQuantity } from './quantity.ts';
import { findScale, type Scale } from './unit-lookup.ts';
import type { Unit } from './units.ts';

/** A span of values; a missing end is open. */
export interface ValueRange {
  readonly min?: number;
  readonly max?: number;
}

/** A part value in the stored unit (see `units`): one number, or a range. */
export interface PartValue {
  readonly si: number | ValueRange;
  readonly unit: Unit;
  /** The number stands for both directions, as in `±5%`. */
  readonly plusMinus?: true;
  /** The ends of the range are not part of it (`>50V`). */
  readonly exclusive?: true;
  /** Under which condition the value holds: `100MHz` of `600Ω@100MHz`. */
  readonly condition?: string;
}

/** Why a text is not a part value. `params` carry `text` and, for units, `unit` and `expected`. */
export type PartValueCode =
  | 'empty'
  | 'notANumber'
  | 'packageCode'
  | 'unknownUnit'
  | 'wrongUnit'
  | 'minAboveMax';

export interface ParseOptions {
  /** The unit that is expected; a number without unit is then taken to be in it. */
  readonly kind?: Unit;
}

interface Scaled {
  readonly value: number;
  readonly scale: Scale;
}

type Attempt<T> = Result<T, PartValueCode>;

const comparator = /^(>=|<=|>|<|=)\s*/;
const separator = /^ ?(?:~|\.{2,}|to\b|至|到|-) ?(?=[+-]?[\d.])/;
const note = / ?\((?!.*\(.*$)[^)]*\)$/;

function scaleQuantity(quantity: Quantity, scale: Scale): number {
  const base =
    quantity.fraction ??
    Number(scale.exponent === 0 ? quantity.digits : shift(quantity.digits, scale.exponent));
  const value = quantity.fraction === undefined ? base : base * 10 ** scale.exponent;
  return scale.factor === 1 ? value + scale.offset : value * scale.factor + scale.offset;
}

/** Moves the decimal point in the text, so that 4.7k is exactly 4700 and 0.1u the same number as 100n. */
function shift(digits: string, exponent: number): string {
  const [mantissa = '', own = '0'] = digits.toLowerCase().split('e');
  return `${mantissa}e${Number(own) + exponent}`;
}

function resolve(quantity: Quantity, kind: Unit | undefined, text: string): Attempt<Scaled> {
  const found = findScale(quantity.unitText, kind);
  if (found.unit === undefined) {
    if (found.found !== undefined)
      return refuse('wrongUnit', { text, unit: found.found, expected: kind ?? '' });
    return refuse('unknownUnit', { text, unit: quantity.unitText });
  }
  // The rise and decay of a pulse, `8/20µs`, are not a fraction of a second.
  if (quantity.fraction !== undefined && (found.unit === '' || found.unit === 's'))
    return refuse('notANumber', { text });
  const value = scaleQuantity(quantity, found);
  if (!Number.isFinite(value)) return refuse('notANumber', { text });
  return { ok: true, value: { value, scale: found } };
}

/** An end without unit takes unit and prefix of the other end, the prefix only where the order stays right. */
function inherit(
  bare: Quantity,
  other: Quantity,
  kind: Unit | undefined,
  text: string,
): readonly [Attempt<Scaled>, Attempt<Scaled>] {
  return [resolve({ ...bare, unitText: other.unitText }, kind, text), resolve(bare, kind, text)];
}

function resolveEnds(
  low: Quantity,
  high: Quantity,
  kind: Unit | undefined,
  text: string,
): Attempt<readonly [Scaled, Scaled]> {
  let first = resolve(low, kind, text);
  let last = resolve(high, kind, text);
  if (low.unitText === '' && high.unitText !== '') {
    const [withUnit, without] = inherit(low, high, kind, text);
    const fits = withUnit.ok && last.ok && withUnit.value.value <= last.value.value;
    first = fits || !without.ok || kind === undefined ? withUnit : without;
  } else if (high.unitText === '' && low.unitText !== '') {
    last = inherit(high, low, kind, text)[0];
  }
  if (!first.ok) return first;
  if (!last.ok) return last;
  if (first.value.scale.unit !== last.value.scale.unit) {
    return refuse('wrongUnit', { text, unit: last.value.scale.unit, expected: first.value.scale.unit });
  }
  return { ok: true, value: [first.value, last.value] };
}

function parseRange(low: Quantity, high: Quantity, kind: Unit | undefined, text: string): Attempt<PartValue> {
  const ends = resolveEnds(low, high, kind, text);
  if (!ends.ok) return ends;
  const [first, last] = ends.value;
  const unit = first.scale.unit;
  if (first.value <= last.value)
    return { ok: true, value: { si: { min: first.value, max: last.value }, unit } };
  // Negative supplies are written the other way round: -3.3V~-5V.
  if (first.value < 0 || last.value < 0)
    return { ok: true, value: { si: { min: last.value, max: first.value }, unit } };
  return refuse('minAboveMax', { text });
}

/** `+80%/-20%` and `+80/-20%`. */
function parseAsymmetric(body: string, kind: Unit | undefined, text: string): Attempt<PartValue> | undefined {
  const match =
    /^(\+[\d.]+ ?%?) ?[/,~]? ?(-[\d.]+ ?%)$/.exec(body) ?? /^(-[\d.]+ ?%?) ?[/,] ?(\+[\d.]+ ?%)$/.exec(body);
  const [one, other] = [readQuantity(match?.[1] ?? ''), readQuantity(match?.[2] ?? '')];
  if (!one || !other) return undefined;
  return Number(one.digits) < Number(other.digits)
    ? parseRange(one, other, kind, text)
    : parseRange(other, one, kind, text);
}

function applyComparison(sign: string, value: PartValue): PartValue {
  if (sign === '' || sign === '=' || typeof value.si !== 'number') return value;
  const si = sign.startsWith('>') ? { min: value.si } : { max: value.si };
  return sign.length === 1 ? { si, unit: value.unit, exclusive: true } : { si, unit: value.unit };
}

function parseBody(body: string, kind: Unit | undefined, text: string): Attempt<PartValue> {
  const plusMinus = body.startsWith('±');
  const rest = plusMinus ? body.slice(1).trim() : body;
  const asymmetric = parseAsymmetric(rest, kind, text);
  if (asymmetric) return asymmetric;
  const first = readQuantity(rest);
  if (!first) return refuse('notANumber', { text });
  const after = rest.slice(first.length);
  if (after.trim() === '') {
    const one = resolve(first, kind, text);
    if (!one.ok) return one;
    const value = { si: one.value.value, unit: one.value.scale.unit };
    return { ok: true, value: plusMinus ? { ...value, plusMinus } : value };
  }
  const gap = separator.exec(after);
  const second = gap && readQuantity(after.slice(gap[0].length));
  if (!gap || !second || gap[0].length + second.length !== after.length)
    return refuse('notANumber', { text });
  return parseRange(first, second, kind, text);
}

function openEnded(body: string): { readonly sign: string; readonly body: string } | undefined {
  const above = /^(.+?) ?(?:\.{2,}|以上|及以上)$/.exec(body);
  if (above?.[1]) return { sign: '>=', body: above[1] };
  const below = /^(?:\.{2,} ?(.+)|(.+?) ?(?:以下|及以下))$/.exec(body);
  const rest = below?.[1] ?? below?.[2];
  return rest ? { sign: '<=', body: rest } : undefined;
}

/**
 * Reads one value of a part in either language and any of the trade's spellings (`4.7k`, `4k7`, `４．７ｋΩ`,
 * `0.1微法`, `1/4W`, `±5%`, `-40~85℃`, `>=50V`, `1k..10k`, `600Ω@100MHz`) into the stored unit of `units`.
 * With `kind` a number without unit is in that unit and another dimension is refused; without it a plain number has
 * the unit `''`. Never guesses: an unknown unit is refused with its name, `0603` as a package.
 */
export function parsePartValue(text: string, options: ParseOptions = {}): Attempt<PartValue> {
  const { kind } = options;
  const clean = normaliseText(text);
  if (clean === '') return refuse('empty', { text });
  if (isPackageCode(clean, kind)) return refuse('packageCode', { text });
  const at = clean.indexOf('@');
  const head = (at < 0 ? clean : clean.slice(0, at)).replace(note, '').trim();
  const condition =
    at < 0
      ? ''
      : clean
          .slice(at + 1)
          .replace(/^\((.*)\)$/, '$1')
          .trim();
  const open = comparator.test(head) ? undefined : openEnded(head);
  const sign = open?.sign ?? comparator.exec(head)?.[1] ?? '';
  const body = open?.body ?? head.replace(comparator, '');
  const parsed = parseBody(body, kind, text);
  if (!parsed.ok) return parsed;
  const value = applyComparison(sign, parsed.value);
  return { ok: true, value: condition === '' ? value : { ...value, condition } };
}

/** Whether a refusal is about the unit, the one case in which a filter must say so instead of finding nothing. */
export function isUnitRefusal(refusal: Refused<PartValueCode>): boolean {
  return refusal.code === 'unknownUnit' || refusal.code === 'wrongUnit';
}
