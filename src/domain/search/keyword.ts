import { type PartValue, parsePartValue } from '#domain/part-values/index.ts';
import { mpnKey, mpnTokens, valueToken, wordQuery } from './tokens.ts';

/** One word of a search, with the ways in which a product may have it. Each list asks for all of its tokens. */
export interface KeywordTerm {
  words: string[];
  /** Part of a part number; its tokens narrow, the key decides. */
  mpn: { key: string; tokens: string[] } | undefined;
  /** The word read as a value: 4k7 is 4.7 kΩ. */
  value: string[] | undefined;
}

const wordLimit = 8;

/** Takes a search apart. Words that mean nothing are dropped; an empty list finds nothing. */
export function readKeyword(text: string): KeywordTerm[] {
  return joinUnits(
    text
      .normalize('NFKC')
      .trim()
      .split(/[\s,;，；、]+/),
  )
    .slice(0, wordLimit)
    .flatMap((word) => {
      const term = readWord(word);
      return term ? [term] : [];
    });
}

function readWord(word: string): KeywordTerm | undefined {
  const words = wordQuery(word);
  const key = mpnKey(word);
  const value = valueTokens(word);
  // A part number may be typed without its hyphens, but 4.7k is no 47K.
  const isOnlyValue = value !== undefined && key !== word.toUpperCase();
  const isPartNumber = !isOnlyValue && key.length >= 2 && /^[\p{Script=Latin}\p{N}]+$/u.test(key);
  if (words.length === 0 && !isPartNumber && !value) return undefined;
  return { words, mpn: isPartNumber ? { key, tokens: mpnTokens(key) } : undefined, value };
}

/** The whole search as the beginning of a part number; empty where it is a value that is none. */
export function wholePartNumber(text: string, terms: readonly KeywordTerm[]): string {
  return terms.some((term) => term.mpn) ? mpnKey(text) : '';
}

function valueTokens(word: string): string[] | undefined {
  const parsed = parsePartValue(word);
  if (!parsed.ok) return undefined;
  const { si, unit }: PartValue = parsed.value;
  const ends = typeof si === 'number' ? [si] : [si.min, si.max].filter((end) => end !== undefined);
  return ends.map((end) => valueToken(end, unit));
}

/** `10 uF` was meant as one word. */
function joinUnits(words: string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (
      before !== undefined &&
      /^[±+-]?[\d.]+$/.test(before) &&
      /^[^\d]/.test(word) &&
      isValue(before + word)
    ) {
      joined[joined.length - 1] = before + word;
    } else joined.push(word);
  }
  return joined;
}

function isValue(text: string): boolean {
  const parsed = parsePartValue(text);
  return parsed.ok && parsed.value.unit !== '';
}
