/**
 * Search tokens are made here and never in the database, so that PostgreSQL needs no text-search
 * configuration and no extension, and so that Chinese works: it is cut into pairs of characters.
 *
 *   resistor   a word            电阻   a pair of Chinese characters (and each character alone)
 *   #ABC       three characters in a row of a part number
 *   =4.700e+3  a number in SI units; =4.700e+3Ω the same with its unit
 */

const cjkRun = /[\u3400-\u9fff\uf900-\ufaff]+/g;
const separators = /[\s,;:()[\]{}<>"'|\\@~&!?*=、，；：。（）]+/;
const wordLimit = 40;
/** A dash or another sign alone is no word. */
const hasMeaning = /[\p{L}\p{N}]/u;

/** Folds width, case and compatibility forms, so that `４．７ｋΩ` and `4.7kΩ` are one spelling. */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** A part number in upper case, letters and digits only. */
export function mpnKey(mpn: string): string {
  return mpn
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The words of a text: a hyphenated word counts whole and in its parts, a plural without its s. */
export function wordTokens(text: string): string[] {
  const folded = fold(text);
  return [...latinTokens(folded), ...cjkTokens(folded)];
}

function latinTokens(folded: string): string[] {
  const tokens: string[] = [];
  for (const raw of folded.replace(cjkRun, ' ').split(separators)) {
    const word = trimmed(raw);
    if (word === '' || word.length > wordLimit) continue;
    tokens.push(singular(joined(word)));
    const parts = word.split(/[-/_]+/);
    if (parts.length > 1) for (const part of parts) if (part !== '') tokens.push(singular(part));
  }
  return tokens;
}

/** Without punctuation around it; `.1uF` is `0.1uF`, not `1uF`. */
function trimmed(raw: string): string {
  return raw.replace(/^[-/+]*\.(?=\d)/, '0.').replace(/^[-/.+]+|[-/.]+$/g, '');
}

function joined(word: string): string {
  return word.replace(/[-/_]+/g, '');
}

function singular(word: string): string {
  return word.length > 3 && /[a-z]s$/.test(word) && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

function cjkTokens(folded: string): string[] {
  const tokens: string[] = [];
  for (const run of folded.match(cjkRun) ?? []) {
    for (let at = 0; at < run.length; at += 1) {
      tokens.push(run.charAt(at));
      if (at + 1 < run.length) tokens.push(run.slice(at, at + 2));
    }
  }
  return tokens;
}

/** What all of a text's words must be found as; a longer run of Chinese asks for its pairs only. */
export function wordQuery(word: string): string[] {
  const folded = fold(word);
  const latin = folded
    .replace(cjkRun, ' ')
    .split(separators)
    .map((raw) => singular(joined(trimmed(raw))))
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
