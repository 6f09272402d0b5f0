import { parsePartValue } from '#domain/part-values/index.ts';
import { knownChinese } from './known-chinese.ts';
import { chineseNames, longestName, waysNamed } from './synonyms.ts';
import { fillerWords } from './synonyms-table.ts';
import { fold } from './tokens.ts';

const fillers = new Set(fillerWords.split(/\s+/));

function isValue(text: string, needsUnit: boolean): boolean {
  const parsed = parsePartValue(text);
  return parsed.ok && (!needsUnit || parsed.value.unit !== '');
}

/** Whether the three digits after a comma belong to a part number, as in `BAS16,215`. */
const withComma = /^(?=[^,]*\d)(?=[^,]*[A-Za-z])[^,]{4,},\d{3}$/;

function splitAtCommas(word: string): string[] {
  const [first = ''] = word.split(',');
  return withComma.test(word) && !isValue(first, false) ? [word] : word.split(',');
}

const number = /^[±+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;
const scaledNumber = /^[±+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[pnuµμkKM千兆]|meg)?$/;
/** Prefixes that are written apart from their number and without a unit: `4.7 k`, `100 n`. */
const barePrefix = /^(?:[pnuµμkKM]|meg)$/;

function joinsUnit(before: string, word: string): boolean {
  if (number.test(before) && barePrefix.test(word)) return true;
  return scaledNumber.test(before) && /^[^\d]/.test(word) && isValue(before + word, true);
}

/** `10 uF` was meant as one word, and so was `4.7 k ohm`. */
function joinUnits(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (before !== undefined && joinsUnit(before, word)) joined[joined.length - 1] = before + word;
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
    pieces.push(piece);
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

/** `6*6` and `6×6` are written 6x6. */
const timesSign = /(?<=\d)[*×](?=\d)/g;

/** The words of a search as they are looked for: names and values of several words are one, words that say nothing are left out. */
export function keywordParts(text: string): string[] {
  const typed = text
    .normalize('NFKC')
    .trim()
    .replace(timesSign, 'x')
    .split(/[\s;，；、]+/)
    .flatMap(splitAtCommas)
    .filter((word) => word !== '');
  const names = joinNames(joinUnits(typed).flatMap((word) => cutChinese(word)));
  const meant = names.filter((word) => !fillers.has(fold(word)));
  return meant.length > 0 ? meant : names;
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

/** Smaller words of one that no part has: those of a name of several words, and those that signs or Chinese write as one; else none. */
export function smallerParts(word: string): string[] {
  if (fraction.test(word)) return [];
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
