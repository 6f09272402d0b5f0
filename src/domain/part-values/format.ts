import { inLanguage, type Language } from '../language.ts';
import { groupDigits } from '../text/group-digits.ts';
import type { ValueRange } from './parse.ts';
import { isUnit, type Prefix, type Unit, type UnitDefinition, unitDefinition } from './units.ts';

/** A number and its unit, apart, for a table that sets the unit smaller. */
export interface FormattedValue {
  readonly number: string;
  readonly unit: string;
}

const powers: Readonly<Record<Prefix, number>> = {
  f: -15,
  p: -12,
  n: -9,
  µ: -6,
  m: -3,
  '': 0,
  k: 3,
  M: 6,
  G: 9,
  T: 12,
};
const significantDigits = 6;

function stepOf(definition: UnitDefinition, prefix: Prefix): number {
  const power = powers[prefix];
  return definition.binary ? 1024 ** (power / 3) : 10 ** power;
}

/** Divides by a power of ten through the decimal text, so that 4.7e-7 F is 470 nF and not 469.999 nF. */
function inPrefix(value: number, definition: UnitDefinition, prefix: Prefix): number {
  const unscaled = definition.symbolFactor === undefined ? value : value / definition.symbolFactor;
  if (definition.binary) return unscaled / stepOf(definition, prefix);
  const [mantissa = '0', exponent = '0'] = unscaled.toExponential().split('e');
  return Number(`${mantissa}e${Number(exponent) - powers[prefix]}`);
}

function roundToDigits(value: number): number {
  return Number(value.toPrecision(significantDigits));
}

function bestPrefix(value: number, definition: UnitDefinition): Prefix {
  if (value === 0) return '';
  const fitting = definition.shown.findLast(
    (prefix) =>
      Math.abs(roundToDigits(inPrefix(value, definition, prefix))) >= (definition.from?.[prefix] ?? 1),
  );
  return fitting ?? definition.shown[0] ?? '';
}

/** Steps of 1024 have a capital K: `KB`. */
function prefixText(prefix: Prefix, { binary }: UnitDefinition): string {
  return binary && prefix === 'k' ? 'K' : prefix;
}

function numberText(value: number): string {
  const text = String(roundToDigits(value));
  if (!text.includes('e')) return text;
  return roundToDigits(value).toLocaleString('en-US', {
    useGrouping: false,
    maximumSignificantDigits: significantDigits,
  });
}

/** Counts have no prefix that keeps them short. */
function groupCount(value: number): string {
  return groupDigits(numberText(value));
}

/** The unit of a column as its heading shows it: a word in the language where the trade uses one. */
export function unitName(unit: string, language: Language): string {
  const definition = isUnit(unit) ? unitDefinition(unit) : undefined;
  const named = definition?.words ?? definition?.symbols;
  return named ? inLanguage(named, language) : unit;
}

const shownDecimals = 1000;

/** Whether a value is whole in a customary unit, and has more than three decimals in its own. */
export function isCustomary(si: number, size: number): boolean {
  return Number.isInteger(roundToDigits(si / size)) && !Number.isInteger(roundToDigits(si * shownDecimals));
}

/** Splits a stored value into the number and the prefixed unit that people read: 4700 Ω → `4.7` and `kΩ`. */
function formatParts(si: number, unit: Unit, language: Language, shownIn?: string): FormattedValue {
  const definition = unitDefinition(unit);
  const { large, customary } = definition;
  if (large && Math.abs(si) >= large.size) return { number: groupCount(si / large.size), unit: large.symbol };
  if (customary && (shownIn === customary.symbol || isCustomary(si, customary.size)))
    return { number: numberText(si / customary.size), unit: customary.symbol };
  const prefix = bestPrefix(si, definition);
  const scaled = inPrefix(si, definition, prefix);
  if (definition.words) return { number: groupCount(scaled), unit: inLanguage(definition.words, language) };
  if (unit === '') return { number: groupCount(scaled), unit: '' };
  const symbol = definition.symbols ? inLanguage(definition.symbols, language) : definition.symbol;
  return { number: numberText(scaled), unit: prefixText(prefix, definition) + symbol };
}

function formatNumber(si: number, unit: Unit, language: Language, shownIn?: string): string {
  const parts = formatParts(si, unit, language, shownIn);
  const tight = unitDefinition(unit).tight || parts.unit === '';
  return `${parts.number}${tight ? '' : ' '}${parts.unit}`;
}

/**
 * Writes a stored value with an engineering prefix (`4.7 kΩ`, `100 nF`, `-40 ℃ ~ 85 ℃`, `≥ 50 V`), rounded to six
 * digits, so that `parsePartValue` reads it back as the same value. `shownIn` is a customary unit that is used for uneven numbers, too.
 */
export function formatPartValue(
  si: number | ValueRange,
  unit: Unit,
  language: Language,
  shownIn?: string,
): string {
  const text = (value: number) => formatNumber(value, unit, language, shownIn);
  if (typeof si === 'number') return text(si);
  const { min, max } = si;
  if (min === undefined) return max === undefined ? '' : `≤ ${text(max)}`;
  if (max === undefined) return `≥ ${text(min)}`;
  return `${text(min)} ~ ${text(max)}`;
}
