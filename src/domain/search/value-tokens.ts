import { type PartValue, parsePartValue, type ValueRange } from '#domain/part-values/index.ts';
import { remember } from '../text/remember.ts';
import { plainSpelling, valueToken } from './tokens.ts';

function endsOf(si: number | ValueRange): number[] {
  if (typeof si === 'number') return [si];
  return [si.min, si.max].filter((end) => end !== undefined);
}

function tokensOf({ si, unit }: PartValue, factor = 1): string[] {
  return endsOf(si).map((end) => valueToken(end * factor, unit));
}

/** What three digits mean on a ceramic capacitor (pF) and on a resistor (Ω): two figures and a power of ten. */
const codePattern = /^[1-9]\d[1-6]$/;

/** Whether a word is the code that is printed on a capacitor or a resistor, as 104 is. */
export function isPartCode(word: string): boolean {
  return codePattern.test(word);
}

function codeReadings(word: string): string[][] {
  if (!isPartCode(word)) return [];
  const number = Number(word.slice(0, 2)) * 10 ** Number(word.slice(2));
  return [[valueToken(number * 1e-12, 'F')], [valueToken(number, 'Ω')]];
}

const inch = 0.0254;

/** A number with a decimal point and no unit: volts of a regulator, millimetres of a pitch, inches of a display. */
function pointReadings(word: string, si: number): string[][] {
  if (!/^\d+\.\d+$/.test(word)) return [];
  return [[valueToken(si, 'V')], ...[si / 1000, si * inch].map((metres) => [valueToken(metres, 'm')])];
}

/** Rows of contacts, as in `2x20` and `1*40P`. */
const gridPattern = /^([1-4])x(\d{1,2})(?:p|pin)?$/i;

function gridReadings(word: string): string[][] {
  const [, rows, contacts] = gridPattern.exec(word) ?? [];
  return rows === undefined ? [] : [[valueToken(Number(rows) * Number(contacts), 'pins')]];
}

/** `22P`, `100N` and `10U` of a list in capitals are prefixes, not pins and newtons. */
function inCapitals(word: string): string[][] {
  if (!/^\d+(?:\.\d+)?[PNU]$/.test(word)) return [];
  const parsed = parsePartValue(word.toLowerCase());
  return parsed.ok ? [tokensOf(parsed.value)] : [];
}

/** `4p` of a connector, whose values are stated as `4P`: a small letter alone is read as a prefix. */
function inPins(word: string): string[][] {
  const [, contacts] = /^(\d{1,3})p$/.exec(word) ?? [];
  return contacts === undefined ? [] : [[valueToken(Number(contacts), 'pins')]];
}

/** `4Mx8`, `512Kx16`: words of a memory and the bits of each. */
function organisationReadings(word: string): string[][] {
  const [, words, bits] = /^(\d+[kKM])[xX×*](4|8|9|16|18|32)$/.exec(word) ?? [];
  const parsed = parsePartValue(`${words}bit`);
  return words === undefined || !parsed.ok ? [] : [tokensOf(parsed.value, Number(bits))];
}

/** Memories are asked for in bytes, and stated in bits: 16 MB are 128 Mbit. */
function inBits(value: PartValue): string[][] {
  return value.unit === 'B' ? [tokensOf({ ...value, unit: 'bit' }, 8)] : [];
}

/**
 * The ways in which a word can be a value, as token sets. A number without unit is one of the main quantity of a category (10k of a
 * resistor, 100n of a capacitor), never one of any other column.
 */
export function valueReadings(typed: string): string[][] {
  const word = plainSpelling(typed);
  const parsed = parsePartValue(word);
  if (!parsed.ok) return [...gridReadings(word), ...organisationReadings(word), ...inCapitals(word)];
  const { si, unit } = parsed.value;
  const own = [tokensOf(parsed.value), ...inBits(parsed.value), ...inCapitals(word), ...inPins(word)];
  if (unit !== '' || typeof si !== 'number') return own;
  return [...own, ...codeReadings(word), ...pointReadings(word, si)];
}

/** Values repeat from product to product. */
const readStated = remember((word): readonly string[] => {
  const parts = word.split('@').map((part) => parsePartValue(part));
  return parts.flatMap((part) => (part.ok && part.value.unit !== '' ? tokensOf(part.value) : []));
});

/** Value tokens of the words of a product's name that are values with a unit, conditions after `@` included. */
export function statedValueTokens(words: readonly string[]): string[] {
  return words.flatMap((word) => (/^[±+-]?[\d.]/.test(word) ? readStated(word) : []));
}
