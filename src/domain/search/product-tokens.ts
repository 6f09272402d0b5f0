import { isUnit, roundNumber, type StatedNumber } from '#domain/part-values/index.ts';
import { type SearchedNumber, spanToken, statedSpans } from './stated-spans.ts';
import { calledTokens, mpnKey, mpnTokens, nameToken, valueToken, wordTokens } from './tokens.ts';
import { statedValueTokens } from './value-tokens.ts';

/** Changes whenever products get other tokens than before: the server then writes those of all products again. */
export const tokensVersion = 6;

/** What a product can be found by. */
export interface SearchableProduct {
  readonly mpn: string;
  /** What the part is called, in both languages: part number, maker, package, name and its own category. */
  readonly names: readonly string[];
  /** Everything else, in both languages: description, values, and the categories above its own. */
  readonly texts: readonly string[];
  /** Stated numbers in the SI unit of their column, in the order of the columns; null for a column without unit. */
  readonly numbers: readonly SearchedNumber[];
}

/** Units of quantities by which parts are asked for; of others (℃, %) nobody leaves the unit out. */
const mainUnits = new Set(['Ω', 'F', 'H', 'Hz', 'V', 'A', 'W', 'bit', 'B', 'pins']);
const binary = new Set(['bit', 'B']);

/** 64 Mbit are asked for as 64M, which is read as a decimal number. */
function asTyped(number: number, unit: string | null): number {
  if (unit === null || !binary.has(unit) || number < 1024) return number;
  const steps = Math.floor(Math.log(number) / Math.log(1024));
  return (number / 1024 ** steps) * 1000 ** steps;
}

function endsOf({ n, h }: StatedNumber): number[] {
  return [n, h].flatMap((end) => (end === undefined || !Number.isFinite(end) ? [] : [roundNumber(end)]));
}

function numberTokens(numbers: SearchableProduct['numbers']): string[] {
  const main = numbers.findIndex(({ unit }) => unit !== null && isUnit(unit) && mainUnits.has(unit));
  return [...valueTokens(numbers, main), ...statedSpans(numbers, numbers[main]).map(spanToken)];
}

function valueTokens(numbers: SearchableProduct['numbers'], main: number): string[] {
  return numbers.flatMap(({ value, unit }, at) =>
    endsOf(value).flatMap((end) => {
      const withUnit = unit ? [valueToken(end, unit)] : [];
      if (at !== main) return withUnit;
      return [...withUnit, ...withUnit.map(nameToken), valueToken(asTyped(end, unit))];
    }),
  );
}

/** All search tokens of a product, each once; `tokens.ts` describes their forms. */
export function productTokens({ mpn, names, texts, numbers }: SearchableProduct): string[] {
  const called = names.join(' ');
  const stated = statedValueTokens(called.normalize('NFKC').split(/\s+/));
  return [
    ...new Set([
      ...mpnTokens(mpnKey(mpn)),
      ...numberTokens(numbers),
      ...calledTokens(called),
      ...stated.flatMap((token) => [token, nameToken(token)]),
      ...wordTokens(texts.join(' ')),
    ]),
  ];
}
