import { parsePartValue } from '#domain/part-values/index.ts';
import { remember } from '../text/remember.ts';
import { alternativesSign } from './alternatives-sign.ts';
import { keywordParts, pairsIn, smallerParts } from './keyword-words.ts';
import { isMadeResistance } from './made-values.ts';
import { namesPackage, otherPackageNames } from './package-names.ts';
import { keysWithLetters, keysWithoutPacking } from './packing-suffix.ts';
import { type Need, needOf } from './stated-spans.ts';
import { isPartOfAnotherName, isWholeName, kindsNamed, waysNamed } from './synonyms.ts';
import { mpnKey, mpnTokens, valueToken, wordQuery } from './tokens.ts';
import { valueReadings } from './value-tokens.ts';

/** A word read as part of a part number. */
export interface MpnTerm {
  key: string;
  /** Tokens of the key; they narrow, the key decides. */
  tokens: string[];
  /** Other beginnings by which the part is meant: without the ending that says how it is packed, or with the letters of a maker. */
  shorter: string[];
}

/** One word of a search, or several that are one name, with the ways in which a product may have it. */
export interface KeywordTerm {
  /** As it was typed. */
  text: string;
  /** All of these tokens. */
  words: string[];
  mpn: MpnTerm | undefined;
  /** The word read as a value (4k7 is 4.7 kΩ): all tokens of one of these sets. */
  values: string[][];
  /** Other names of the same, of kinds of parts and of packages: all tokens of one of these sets. */
  others: string[][];
  /** What a part is called of which the word is the value, where the search does not say the kind: of parts with this value these are first. */
  kind?: string[] | undefined;
  /** Names of the kind, where the word is in what other kinds are called, too: of the parts that have the word these are first. */
  calledBy?: readonly (readonly string[])[] | undefined;
  /** What a rating or range of the part may fit instead of stating the value. */
  need?: Need | undefined;
}

/** Words of a search; further ones are not looked for. */
export const wordLimit = 8;

/** Searches whose words are remembered: one call reads them several times. */
const rememberedSearches = 200;

const readTerms = remember(
  (text): readonly KeywordTerm[] =>
    withMega(withSwitchPins(withKinds(keywordParts(text).flatMap((part) => readTerm(part) ?? [])))),
  rememberedSearches,
);

/** The first of several values says which quantity is meant. */
const firstValueOf = (term: KeywordTerm) => wordOf(term).split(alternativesSign)[0] ?? '';

const unitOf = (term: KeywordTerm) => {
  const parsed = parsePartValue(firstValueOf(term));
  return parsed.ok ? parsed.value.unit : undefined;
};

/** `10k`, and `100` or `1M` next to a power or a tolerance. */
const resistance = /^\d[\d.]*[kKR]\d*$/;
const number = /^\d[\d.]*M?$/;

/** Names as they are compared with those of a term. */
function namesOf(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map((name) => wordQuery(name).join(' ')));
}

/** Whether a word, or another name for the same, is one of these names. */
function isCalled({ words, others }: KeywordTerm, names: ReadonlySet<string>): boolean {
  return [words, ...others].some((name) => names.has(name.join(' ')));
}

/** Resistors by themselves and by what they are made of: of other names with 电阻, such as 热敏电阻, a bare 10k says less. */
const resistorNames = namesOf([
  ...['resistor', '电阻', '金属膜电阻', '碳膜电阻', '厚膜电阻'],
  ...['薄膜电阻', '绕线电阻', '合金电阻'],
]);

/** Whether a word leaves it open of which kind a part is, or names resistors. */
function mayBeResistor(term: KeywordTerm): boolean {
  return term.values.length > 0 || namesPackage(term.words) || isCalled(term, resistorNames);
}

/** Values that are those of a resistor, where no word says that they are of another part: `10k 0603 5%` is not a thermistor. */
function withKinds(terms: KeywordTerm[]): KeywordTerm[] {
  if (!terms.every(mayBeResistor)) return terms;
  const units = terms.map(unitOf);
  const isRated = units.includes('W') || units.includes('%');
  return terms.map((term, at) => {
    const value = firstValueOf(term);
    const isResistance = resistance.test(value) || (isRated && number.test(value));
    const isMeant =
      term.values.length > 0 &&
      (units[at] === '' ? isResistance : units[at] === 'Ω' && (isRated || isResistance));
    return isMeant ? { ...term, kind: ['resistor'], mpn: asPartNumber(term, value, terms.length) } : term;
  });
}

/** Four figures that count, with a letter among them or after them: 188R6, 27K70. */
const fourFigures = /^(?=[1-9])(?:\d[kKR]?){4,}$/;

/**
 * Whether a resistance is as well the inside of a part number: it has four figures or more, and no resistor is made in it (of the series E24 and E96),
 * so that hardly any part states it. `188R6` is inside GRM188R61C, where 187R, 1270R and 10K00 are values alone. Parts that state it come first.
 */
function mayBeInside(value: string): boolean {
  const parsed = fourFigures.test(value) ? parsePartValue(value) : undefined;
  const ohms = parsed?.ok ? parsed.value.si : undefined;
  return typeof ohms === 'number' && !isMadeResistance(ohms);
}

/**
 * 10k alone may begin a part number. The NCE30H10K is not meant, and next to other words it is a value. What may be inside of a part number is looked
 * for there, too.
 */
function asPartNumber({ mpn }: KeywordTerm, value: string, words: number): MpnTerm | undefined {
  if (!mpn || words > 1) return undefined;
  return mayBeInside(value) ? mpn : { ...mpn, tokens: [] };
}

const switchNames = namesOf(['dip switch', '拨码开关']);
const positions = /^(\d{1,2})\s*(?:位|路|p|pos|ways?)?$/i;
const positionWord = /^(?:positions?|ways?|位)$/i;

/** A DIP switch is named by its positions, and stated with its pins, of which each position has two. */
function withSwitchPins(terms: KeywordTerm[]): KeywordTerm[] {
  if (!terms.some((term) => isCalled(term, switchNames))) return terms;
  const saying = terms.filter(({ text }) => !positionWord.test(text));
  return saying.map((term) => {
    const [, count] = positions.exec(term.text) ?? [];
    if (count === undefined) return term;
    return { ...term, words: [], mpn: undefined, values: [[valueToken(2 * Number(count), 'pins')]] };
  });
}

const frequencyNames = namesOf(['crystal', 'oscillator', '晶振', '有源晶振', '无源晶振']);
const smallMega = /^\d+(?:\.\d+)?m$/;

/** The m of a crystal is mega, as there are none for millihertz: `crystal 8m`. */
function withMega(terms: KeywordTerm[]): KeywordTerm[] {
  if (!terms.some((term) => isCalled(term, frequencyNames))) return terms;
  return terms.map((term) =>
    smallMega.test(term.text) ? { ...term, values: valueReadings(term.text.toUpperCase()) } : term,
  );
}

/** Takes a search apart. Words that mean nothing are dropped; an empty list finds nothing. */
export function readKeyword(text: string): KeywordTerm[] {
  return readTerms(text).slice(0, wordLimit);
}

/** Words of a search that are too many to be looked for, as they were typed. */
export function unreadWords(text: string): string[] {
  return readTerms(text)
    .slice(wordLimit)
    .map((term) => term.text);
}

/** The smaller words of a word that no part has, see `smallerParts`; none of a part number with its reel, or of a name that is one thing. */
export function smallerTerms({ text, mpn }: KeywordTerm): KeywordTerm[] {
  if ((mpn !== undefined && mpn.shorter.length > 0) || isWholeName(text)) return [];
  return smallerParts(text).flatMap((part) => readTerm(part) ?? []);
}

/** The pairs of characters of a Chinese word without a known name in it; none of other words. */
export function pairTerms({ text }: KeywordTerm): KeywordTerm[] {
  return isWholeName(text) ? [] : pairsIn(text).flatMap((part) => readTerm(part) ?? []);
}

/** The kind of part of which a word is the value, as words of a search; none where any part may have it. */
export function kindTerms({ kind = [] }: KeywordTerm): KeywordTerm[] {
  return kind.flatMap(readTerms);
}

/** In front of a value that a rating or range may fit: `≥16V`, and of a tolerance `≤±1%`. */
const withSign = /^(?:(?:≥|>=)\s*(?=[±+-]?[\d.])|(?:≤|<=)\s*(?=[±+-]?[\d.]+(?:%|ppm)))/i;

function withFittingSign(text: string): string {
  return `${/(?:%|ppm)$/i.test(text) ? '≤' : '≥'}${text}`;
}

/** A word as it was typed, without the sign that a rating or range may fit it. */
export function wordOf({ text }: KeywordTerm): string {
  return text.replace(withSign, '');
}

/** The words with those that are values marked so that a rating or range may fit them; undefined where there is none. */
export function fittingTerms(terms: readonly KeywordTerm[]): KeywordTerm[] | undefined {
  const isNamed = terms.some(({ values, words }) => values.length === 0 && !namesPackage(words));
  const fitting = terms.map((term) => {
    const need = term.need ? undefined : needOf(term.text);
    // 12.288MHz alone is a crystal, and no processor that may run so fast.
    if (need?.unit === 'Hz' && !isNamed) return term;
    return need && term.values.length > 0 ? { ...term, text: withFittingSign(term.text), need } : term;
  });
  return fitting.some((term, at) => term !== terms[at]) ? fitting : undefined;
}

/** The word as parts have it that state its value, or a range with it. */
export function onlyCovered(term: KeywordTerm): KeywordTerm {
  return term.need ? { ...term, need: { ...term.need, kind: 'range' } } : term;
}

/** The words as they are searched for exactly. */
export function exactTerms(terms: readonly KeywordTerm[]): KeywordTerm[] {
  return terms.map((term) => (term.need ? { ...term, text: wordOf(term), need: undefined } : term));
}

function readTerm(text: string): KeywordTerm | undefined {
  const bare = text.replace(withSign, '');
  const need = bare === text ? undefined : needOf(bare);
  const term = readWord(need ? bare : text);
  return term && need ? { ...term, text, need } : term;
}

const dividedNumbers = /\d[-/]\d/;
const hasUnit = (token: string) => !/\d$/.test(token);

/** The readings of several values, of which a part has any; none of another word. */
function anyOfReadings(text: string): string[][] {
  const pieces = text.split(alternativesSign);
  const readings = pieces.map(valueReadings);
  return pieces.length > 1 && readings.every(({ length }) => length > 0) ? readings.flat() : [];
}

function readWord(text: string): KeywordTerm | undefined {
  const anyOf = anyOfReadings(text);
  if (anyOf.length > 0) return { text, words: [], mpn: undefined, values: anyOf, others: [] };
  const key = mpnKey(text);
  const values = valueReadings(text);
  // A part number may be typed without its hyphens, but 4.7k is no 47K.
  const isOnlyValue = values.length > 0 && key !== text.toUpperCase();
  // Nor is 3-5V the word 35V, or 1/4W the word 14W.
  const isDivided = isOnlyValue && dividedNumbers.test(text) && values.flat().every(hasUnit);
  const words = isDivided || isPartOfAnotherName(text) ? [] : wordQuery(text);
  const isPartNumber = !isOnlyValue && key.length >= 2 && /^[\p{Script=Latin}\p{N}]+$/u.test(key);
  const packages = words.length === 1 ? otherPackageNames(words[0] ?? '') : [];
  const others = [...packages.map((name) => [name]), ...(waysNamed(text) ?? [])];
  if (words.length === 0 && !isPartNumber && values.length === 0 && others.length === 0) return undefined;
  return {
    text,
    words,
    mpn: isPartNumber
      ? { key, tokens: mpnTokens(key), shorter: [...keysWithoutPacking(text), ...keysWithLetters(key)] }
      : undefined,
    values,
    others,
    calledBy: kindsNamed(text),
  };
}

/** The whole search as the beginning of a part number; empty where it is a value that is none. */
export function wholePartNumber(terms: readonly KeywordTerm[]): string {
  return terms.some((term) => term.mpn) ? mpnKey(terms.map(({ text }) => text).join('')) : '';
}
