import { type PartValue, parsePartValue, sameValue } from '#domain/part-values/index.ts';

export interface Piece {
  readonly text: string;
  /** This is what was searched for. */
  readonly hit: boolean;
}

/** Marks that part numbers are written with or without. */
const optionalMark = '[-_./ ]?';
const shortestBroken = 3;
const valueLike = /[±]?\d[\d.]*\s?[\p{L}Ωμµ℃°%][\p{L}\d]*/gu;

const escapePattern = (character: string) => character.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** A word as it may appear in a text: in upper or lower case, a part number also with separators between its characters. */
function pattern(word: string): string {
  const bare = word.replace(/[-_./]/g, '');
  if (!/^[a-z\d]+$/i.test(bare) || bare.length < shortestBroken) return escapePattern(word);
  return [...bare].map(escapePattern).join(optionalMark);
}

/** Values are found in any spelling, 4k7 is 4.7 kΩ; a bare number is a word, not a value. */
function valuesOf(words: readonly string[]): readonly PartValue[] {
  return words.flatMap((word) => {
    const parsed = parsePartValue(word);
    return parsed.ok && /[^\d.]/.test(word) ? [parsed.value] : [];
  });
}

function valueSpans(text: string, values: readonly PartValue[]): [number, number][] {
  if (values.length === 0) return [];
  return [...text.matchAll(valueLike)].flatMap((found): [number, number][] => {
    const parsed = parsePartValue(found[0]);
    const hit = parsed.ok && values.some((value) => sameValue(value, parsed.value));
    return hit ? [[found.index, found.index + found[0].length]] : [];
  });
}

function wordSpans(text: string, words: readonly string[]): [number, number][] {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const search = new RegExp(longestFirst.map(pattern).join('|'), 'giu');
  return [...text.matchAll(search)].flatMap((found): [number, number][] =>
    found[0] === '' ? [] : [[found.index, found.index + found[0].length]],
  );
}

/** Takes a text apart into what was searched for and what is around it. */
export function splitMatches(text: string, keyWord: string): readonly Piece[] {
  const words = keyWord
    .trim()
    .split(/[\s,;，；、]+/)
    .filter(Boolean);
  if (words.length === 0) return [{ text, hit: false }];
  const spans = [...wordSpans(text, words), ...valueSpans(text, valuesOf(words))].sort((a, b) => a[0] - b[0]);
  const pieces: Piece[] = [];
  let at = 0;
  for (const [start, end] of spans) {
    if (end <= at) continue;
    const from = Math.max(start, at);
    if (from > at) pieces.push({ text: text.slice(at, from), hit: false });
    pieces.push({ text: text.slice(from, end), hit: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), hit: false });
  return pieces;
}
