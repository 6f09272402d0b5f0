import { remember } from '../text/remember.ts';
import { toSingular } from '../text/singular.ts';
import { simplifiedText } from './traditional-characters.ts';

/**
 * Search tokens are made here and never in the database, so that PostgreSQL needs no text-search
 * configuration and no extension, and so that Chinese works: it is cut into pairs of characters.
 *
 *   resistor   a word            电阻   a pair of Chinese characters (and each character alone)
 *   ^resistor  a word of what the part is called: name, maker, package or its own category
 *   #ABC       three characters in a row of a part number
 *   =4.700e+3  a number in SI units of the main quantity of its category; =4.700e+3Ω a number of any column, with its unit
 *   ^=4.700e+3Ω  a value that the name says
 *   ~:5.000e+1V  what fits besides the value itself, see `stated-spans.ts`: everything up to a rating of 50 V
 */

const cjkRun = /[\u3400-\u9fff\uf900-\ufaff]+/g;
const separators = /[\s,;:()[\]{}<>"'|\\@~&!?*=、，；：。（）]+/;
const wordLimit = 40;
/** A dash or another sign alone is not a word. */
const hasMeaning = /[\p{L}\p{N}]/u;

/** `6*6` and `6×6` are written 6x6. */
const timesSign = /(?<=\d)[*×](?=\d)/g;

/** Brings sizes, and Chinese in traditional characters, to the one spelling that is compared. */
export function plainSpelling(text: string): string {
  return simplifiedText(text.normalize('NFKC')).replace(timesSign, 'x');
}

/** Folds width, case, compatibility forms and traditional characters, so that `４．７ｋΩ` and `4.7kΩ` are one spelling. */
export function fold(text: string): string {
  return plainSpelling(text).toLowerCase();
}

/** A part number in upper case, letters and digits only. */
export function mpnKey(mpn: string): string {
  return mpn
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

type TokensOf = (part: string) => readonly string[];

/** Tokens of the words of a text, then of its runs of Chinese characters. */
function tokensIn(text: string, ofWord: TokensOf, ofRun: TokensOf): string[] {
  const folded = fold(text);
  const tokens: string[] = [];
  for (const word of folded.replace(cjkRun, ' ').split(separators)) tokens.push(...ofWord(word));
  for (const run of folded.match(cjkRun) ?? []) tokens.push(...ofRun(run));
  return tokens;
}

/** The words of a text: a hyphenated word counts whole and in its parts, a plural without its s. */
export function wordTokens(text: string): string[] {
  return tokensIn(text, latinTokens, cjkTokens);
}

/** The words of what a part is called, each as a word and as one of its name. */
export function calledTokens(text: string): string[] {
  return tokensIn(text, calledLatin, calledCjk);
}

// The same words are in thousands of products: an import would spend most of its time here.
const latinTokens = remember((raw) => {
  const tokens: string[] = [];
  const word = trimPunctuation(raw);
  if (word === '' || word.length > wordLimit) return tokens;
  tokens.push(toSingular(joinParts(word)));
  const parts = word.split(/[-/_]+/).filter((part) => part !== '');
  if (parts.length > 1) tokens.push(...parts.flatMap((part) => [toSingular(part), ...sizesIn(part)]));
  // sot-23-5 is one of the family sot-23.
  for (let count = 2; count < parts.length; count += 1) tokens.push(parts.slice(0, count).join(''));
  if (parts.length === 1) tokens.push(...sizesIn(word));
  return tokens;
});

const cjkTokens = remember((run) =>
  Array.from({ length: run.length }, (_, at) =>
    at + 1 < run.length ? [run.charAt(at), run.slice(at, at + 2)] : [run.charAt(at)],
  ).flat(),
);

const withNameToken = (token: string) => [token, nameToken(token)];
const calledLatin = remember((raw) => latinTokens(raw).flatMap(withNameToken));
const calledCjk = remember((run) => cjkTokens(run).flatMap(withNameToken));

/** Sizes in the name of a package: 3225 of smd3225, 4x4 of 4x4x3mm. */
function sizesIn(word: string): string[] {
  const size = /^[a-z]{2,5}(\d{4})$/.exec(word) ?? /^(\d[\d.]*x\d[\d.]*)x/.exec(word);
  return size?.[1] === undefined ? [] : [size[1]];
}

/** A token of what the part is called. */
export function nameToken(token: string): string {
  return `^${token}`;
}

/** Without punctuation around it; `.1uF` is `0.1uF`, not `1uF`. */
function trimPunctuation(raw: string): string {
  return raw.replace(/^[-/+]*\.(?=\d)/, '0.').replace(/^[-/.+]+|[-/.]+$/g, '');
}

function joinParts(word: string): string {
  return word.replace(/[-/_]+/g, '');
}

/** What all of a text's words must be found as; a longer run of Chinese asks for its pairs only. */
export function wordQuery(word: string): string[] {
  const folded = fold(word);
  const latin = folded
    .replace(cjkRun, ' ')
    .split(separators)
    .map((raw) => toSingular(joinParts(trimPunctuation(raw))))
    .filter((token) => hasMeaning.test(token));
  const runs = folded.match(cjkRun) ?? [];
  return [...latin, ...runs.flatMap((run) => (run.length === 1 ? [run] : pairs(run)))];
}

function pairs(run: string): string[] {
  return Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2));
}

/** Every three characters in a row of a part number's key; a shorter key has none. */
export function mpnTokens(key: string): string[] {
  const grams = new Set<string>();
  for (let at = 0; at + 3 <= key.length; at += 1) grams.add(`#${key.slice(at, at + 3)}`);
  return [...grams];
}

/** A number as a token, to four digits: with its unit when one is given. */
export function valueToken(value: number, unit = ''): string {
  return `=${value.toExponential(3)}${unit}`;
}
