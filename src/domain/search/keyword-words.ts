import { parsePartValue, type Unit } from '#domain/part-values/index.ts';
import { isKind } from './kinds.ts';
import { knownChinese } from './known-chinese.ts';
import { isInchSize, isMetricSize, readDesignator } from './package-names.ts';
import { chineseNames, longestName, waysNamed } from './synonyms.ts';
import { fillerWords } from './synonyms-table.ts';
import { fold, plainSpelling, wordQuery } from './tokens.ts';
import { isPartCode } from './value-tokens.ts';

const fillers = new Set(fillerWords.split(/\s+/));

function isValue(text: string, needsUnit: boolean): boolean {
  const parsed = parsePartValue(plainSpelling(text));
  return parsed.ok && (!needsUnit || parsed.value.unit !== '');
}

/** Whether the three digits after a comma belong to a part number, as in `BAS16,215`. */
const withComma = /^(?=[^,]*\d)(?=[^,]*[A-Za-z])[^,]{4,},\d{3}$/;

function splitAtCommas(word: string): string[] {
  const [first = '', ...rest] = word.split(',');
  const mounted = readDesignator(fold(first));
  // `C0603,104` of a list of parts: designator, size and code.
  if (mounted) return [mounted.designator, mounted.size, ...rest];
  return withComma.test(word) && !isValue(first, false) ? [word] : word.split(',');
}

const number = /^[±+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;
/** What a unit may follow: a number with or without a prefix, and the `1/4` of a power rating. */
const scaledNumber = /^(?:[±+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[pnuµμkKM千兆]|meg)?|\d+\/\d+)$/;
/** Prefixes that are written apart from their number and without a unit: `4.7 k`, `100 n`. */
const barePrefix = /^(?:[pnuµμkKM]|meg)$/;

const isSize = (word: string) => isInchSize(word) || isMetricSize(word);

/** Resistors in one part: `4x10k`, `10kX4`. */
const countFirst = /^([2-9])[x×*](\d[\d.]*[kKMR]\d*)$/i;
const countLast = /^(\d[\d.]*[kKMR]\d*)[x×*]([2-9])$/i;

/** A memory is organised in words of some bits, which look the same: `32Kx8`, `1M x 8 SRAM`. */
const ofMemory =
  /(?:^|\D)(?:4|8|32|64|128|256|512)[kM]\s*[x×*]\s*\d|\b[a-z]{0,3}ram\b|\b(?:e{0,2}p)?rom\b|flash|memory|存储|闪存|内存/i;

/** The value of each and what they are together. */
function splitArray(word: string): string[] {
  const value = countFirst.exec(word)?.[2] ?? countLast.exec(word)?.[1];
  return value === undefined ? [word] : [value, 'resistor array'];
}

/** A value as it is glued to others: with its unit, or with the prefix of a resistor, which `4k7` and `4k7Ω` have inside, as `4m7H` has. */
const gluedValue = String.raw`±?\d+(?:\.\d+)?(?:[RkKM]\d{1,2}(?:Ω|R|ohm)|[pnuµμm]\d{1,2}[FH]|[pnuµμmkKM]?(?:F|H|Hz|V|VDC|VAC|A|W|Ω|R|ohm)|%|[kKM]|[RkKM]\d{1,2})`;
const gluedValues = new RegExp(`^(?:${gluedValue})+$`, 'iu');
const firstGlued = new RegExp(`^${gluedValue}(?=${gluedValue}|$)`, 'iu');

function valuesIn(text: string): string[] {
  if (text === '') return [];
  const [value] = firstGlued.exec(text) ?? [text];
  return [value, ...valuesIn(text.slice(value.length))];
}

/** Characters: longer words are not values, and could be read as values in too many ways. */
const longestGlued = 24;

/** Values, and a size after them, that are written as one word: `100nF50V0603`, `10k0402`, `12V10A`. */
function splitGlued(word: string): string[] {
  const size = word.slice(-4);
  const values = isInchSize(size) ? word.slice(0, -4) : word;
  if (values === '' || word.length > longestGlued || !gluedValues.test(values)) return [word];
  const pieces = valuesIn(values);
  return values === word ? pieces : [...pieces, size];
}

/** Three digits that count, without a point: values of parts seldom have three, part numbers do. */
const seriesNumber = /^\d{2,}[1-9]0*$/;

/** Whether a word and the number after it can be a part number that was typed with blanks: `LM 358`, but not `cap 100`. */
function isSeries(word: string | undefined, after: string): boolean {
  if (word === undefined || !/^[A-Za-z]{2,4}$/.test(word) || !seriesNumber.test(after)) return false;
  const ways = waysNamed(word);
  return !ways && !fillers.has(fold(word)) && !isKind({ words: wordQuery(word), others: [] });
}

/** Letters after the number of a series that are its ending: a prefix, or the C of BC547C. The V of `AC 275 V` is a unit. */
const ending = /^(?:[pnuµμkKMcC]|meg)$/;
/** `0603 C 100n`: a letter after a size is not a unit of it. */
const designator = /^[rcl]$/i;

/** Tape and reel, which could be read as teraohm. */
const onReel = /^tr$/i;

function joinsUnit(before: string, word: string): boolean {
  if (onReel.test(word)) return false;
  if (designator.test(word) && isSize(before)) return false;
  if (number.test(before) && barePrefix.test(word)) return true;
  return scaledNumber.test(before) && /^[^\d]/.test(word) && isValue(before + word, true);
}

/** `zero ohm` is written 0 ohm. */
const zero = /^(?:zero|零)$/i;

/** `10 uF` was meant as one word, and so was `4.7 k ohm`. */
function joinUnits(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const before = last !== undefined && zero.test(last) && isValue(`0${word}`, true) ? '0' : last;
    const isEnding = before !== undefined && ending.test(word) && isSeries(joined.at(-2), before);
    if (before !== undefined && !isEnding && joinsUnit(before, word))
      joined[joined.length - 1] = before + word;
    else joined.push(word);
  }
  return joined;
}

const phrases = new Set([...chineseNames, ...knownChinese]);
const longestChinese = Math.max(...[...phrases].map((phrase) => phrase.length));
const isChinese = (text: string) => /\p{Script=Han}/u.test(text);

/** The longest known Chinese name at this place of a word, no longer than `most`, also one that starts with Latin letters. */
function nameAt(folded: string, at: number, most: number): string | undefined {
  for (let length = Math.min(most, longestChinese + 2, folded.length - at); length >= 2; length -= 1) {
    const piece = folded.slice(at, at + length);
    if (isChinese(piece) && phrases.has(piece.replace(/[^\p{L}\p{N}]/gu, ''))) return piece;
  }
  return undefined;
}

function runAt(folded: string, at: number, most: number): string {
  const first = isChinese(folded.charAt(at));
  let end = at + 1;
  while (end < folded.length && isChinese(folded.charAt(end)) === first && !nameAt(folded, end, most))
    end += 1;
  return folded.slice(at, end);
}

/** Chinese has no blanks: cuts a word at the names that it contains, and between Chinese and Latin letters. */
function cutChinese(word: string, longest = word.length): string[] {
  if (!isChinese(word) || isValue(word, true)) return [word];
  const folded = fold(word);
  const pieces: string[] = [];
  for (let at = 0; at < folded.length; ) {
    const piece = nameAt(folded, at, longest) ?? runAt(folded, at, longest);
    // As it was typed, unless folding has moved the places.
    pieces.push(folded.length === word.length ? word.slice(at, at + piece.length) : piece);
    at += piece.length;
  }
  return pieces;
}

/** Joins neighbouring words that are one name together: `op amp`, `usb to serial`. */
function joinNames(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longestName, words.length - at);
    while (length > 1 && !waysNamed(words.slice(at, at + length).join(' '))) length -= 1;
    joined.push(words.slice(at, at + length).join(' '));
    at += length;
  }
  return joined;
}

/** What the letter of a circuit diagram stands for, the unit of its values, and the prefixes that they have without unit. */
const designators: ReadonlyMap<string, { kind: string; unit: Unit; prefixes: RegExp }> = new Map([
  ['r', { kind: 'resistor', unit: 'Ω', prefixes: /[kKM]/ }],
  ['c', { kind: 'capacitor', unit: 'F', prefixes: /[pnuµμ]/i }],
  ['l', { kind: 'inductor', unit: 'H', prefixes: /[nuµμ]/i }],
]);

/** `R 10k`, `C 100n 0603`: a single letter is a kind of part next to a value of its quantity, or next to a size and a plain number. */
function readDesignators(words: readonly string[]): string[] {
  const values = words.filter((word) => !isSize(word));
  return words.map((word) => {
    const meant = designators.get(word.toLowerCase());
    if (!meant) return word;
    const isOfKind = values.some((value) => {
      const parsed = parsePartValue(value);
      if (!parsed.ok) return false;
      if (parsed.value.unit !== '') return parsed.value.unit === meant.unit;
      if (/^[\d.]+$/.test(value)) return values.length < words.length;
      return meant.prefixes.test(value);
    });
    return isOfKind ? meant.kind : word;
  });
}

/** Words for the measure of a size, with the sizes next to which they say nothing: 0603 metric is another size than 0603. */
const measures: ReadonlyMap<string, (size: string) => boolean> = new Map([
  ['metric', isMetricSize],
  ['公制', isMetricSize],
  ['imperial', isInchSize],
  ['英制', isInchSize],
]);

function saysNothing(word: string, neighbours: readonly (string | undefined)[]): boolean {
  if (fillers.has(fold(word))) return true;
  const isMeasured = measures.get(fold(word));
  return isMeasured !== undefined && neighbours.some((size) => size !== undefined && isMeasured(size));
}

/** A tolerance that is written to its value: `10KΩ±1%`, `0.1uF±10%50V`. */
const beforeTolerance = /(?<=[\p{L}\d%])(?=±)|(?<=±[\d.]+%)(?=[\p{L}\d])/gu;
const plusMinus = /\+\s?\/\s?-/g;
/** `3,3V`: one or two digits before a unit are not a word of their own. */
const decimalComma = /(?<=(?:^|\s))(\d{1,3}),(\d{1,2}\p{L}+)/gu;
/** What is stated next to the code of a capacitor or resistor: `104,50V`, `103,1W`. The 102,4MHz of a crystal is one number. */
const besideCode: ReadonlySet<string> = new Set<Unit>(['V', 'W']);

function withPoint(text: string, whole: string, decimals: string): string {
  const stated = parsePartValue(decimals);
  const areTwo = isPartCode(whole) && stated.ok && besideCode.has(stated.value.unit);
  return areTwo ? text : `${whole}.${decimals}`;
}

/** `10k x4`, `4 x 10k`: written as one. */
const apartTimes =
  /(?<=\d[kKMR])\s+([xX×*])\s*(?=[2-9](?:\s|$))|(?<=(?:^|\s)[2-9])\s*([xX×*])\s+(?=\d[\d.]*[kKMR])/g;

/** `4M x 8` of a memory: written as one. */
const apartOrganisation = /(?<=\d[kKM])\s+([xX×*])\s*(?=\d{1,2}(?:\s|$))/g;

/** The signs inside a cell as they are read. */
function plainSigns(text: string): string {
  return text.replace(plusMinus, '±').replace(beforeTolerance, ' ').replace(decimalComma, withPoint);
}

/** The words of a search as they are looked for: names and values of several words are one, words that say nothing are left out. */
export function keywordParts(text: string): string[] {
  // ℃ is one character as it was typed, and two in this form.
  const normal = text.replace(/[^℃]+/g, (part) => part.normalize('NFKC'));
  const isMemory = ofMemory.test(normal);
  const typed = plainSigns(
    isMemory ? normal.replace(apartOrganisation, '$1') : normal.replace(apartTimes, '$1$2'),
  )
    .trim()
    .split(/[\s;，；、]+/)
    .flatMap(splitAtCommas)
    .filter((word) => word !== '');
  // A unit in Chinese is cut off its number: `120欧姆电阻`.
  const cut = joinUnits(joinUnits(typed).flatMap((word) => cutChinese(word)));
  const split = cut.flatMap(splitGlued);
  const names = joinNames(isMemory ? split : split.flatMap(splitArray));
  const meant = names.filter((word, at) => !saysNothing(word, [names[at - 1], names[at + 1]]));
  return readDesignators(meant.length > 0 ? meant : names);
}

/** What joins the cells of a bill of materials: `100nF/50V/0603`, `CAP_CER_1UF`. */
const cellSigns = /[/_,:]+/;
/** `1/16W`, `8/20us`: its parts are other values. */
const fraction = /^\d+\/\d+[A-Za-zµμ]*$/;
/** `Header2.54mm`, `XH2.54`. */
const beforeDecimal = /(?<=\p{L}{2})(?=\d+\.\d)/u;

function isSizeOrValue(text: string): boolean {
  return /^0\d{3}$/.test(text) || isValue(text, true);
}

/** `3-5V`, `10kΩ~100kΩ`: two values that are one requirement. */
function isRange(word: string): boolean {
  if (word.split('-').some(isSize)) return false;
  const parsed = parsePartValue(plainSpelling(word));
  return parsed.ok && parsed.value.unit !== '' && typeof parsed.value.si !== 'number';
}

/** Smaller words of one that no part has: those of a name of several words, and those that signs or Chinese write as one; else none. */
export function smallerParts(word: string): string[] {
  if (fraction.test(word) || isRange(word)) return [];
  const atHyphens = word.split('-');
  const cuts = [
    word.split(' '),
    cutChinese(word, word.length - 1),
    atHyphens.some(isSizeOrValue) ? atHyphens : [],
    word.split(cellSigns),
    word.split(beforeDecimal),
  ].map((pieces) => pieces.filter((piece) => piece !== '' && !fillers.has(fold(piece))));
  return cuts.find(({ length }) => length > 1) ?? [];
}

/** Pairs of characters, as which most Chinese words of the trade are put together: 锂电保护 is 锂电 and 保护; none of other words. */
export function pairsIn(word: string): string[] {
  const isPaired = word.length >= 4 && word.length % 2 === 0 && /^\p{Script=Han}+$/u.test(word);
  return isPaired ? (word.match(/../gu) ?? []) : [];
}
