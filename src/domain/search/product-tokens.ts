import { rounded, type StatedNumber } from '#domain/part-values/index.ts';
import type { KeywordTerm } from './keyword.ts';
import { mpnKey, mpnTokens, valueToken, wordTokens } from './tokens.ts';

/** What a product can be found by. */
export interface SearchableProduct {
  readonly mpn: string;
  /** Texts in both languages: part number, brand, package, name, description, values, and its categories from the top. */
  readonly texts: readonly string[];
  /** Stated numbers in the SI unit of their column; null for a column without unit. */
  readonly numbers: readonly { readonly value: StatedNumber; readonly unit: string | null }[];
}

/** All search tokens of a product, each once; `tokens.ts` describes their forms. */
export function productTokens({ mpn, texts, numbers }: SearchableProduct): string[] {
  const tokens = new Set(mpnTokens(mpnKey(mpn)));
  for (const { value, unit } of numbers)
    for (const end of [value.n, value.h]) {
      if (end === undefined || !Number.isFinite(end)) continue;
      const number = rounded(end);
      tokens.add(valueToken(number));
      if (unit) tokens.add(valueToken(number, unit));
    }
  for (const token of wordTokens(texts.join(' '))) tokens.add(token);
  return [...tokens];
}

/** A product as it is searched: the key of its part number and its tokens. */
export interface IndexedProduct {
  readonly key: string;
  readonly tokens: ReadonlySet<string>;
}

function hasAll(tokens: ReadonlySet<string>, wanted: readonly string[]): boolean {
  return wanted.every((token) => tokens.has(token));
}

/**
 * Whether a product has a word of a search: as words, as a value, or as part of its part number, of which two characters can only be
 * the beginning. The server asks its database the same in SQL (`keywordCondition`).
 */
export function matchesTerm({ key, tokens }: IndexedProduct, { words, value, mpn }: KeywordTerm): boolean {
  if (words.length > 0 && hasAll(tokens, words)) return true;
  if (value && hasAll(tokens, value)) return true;
  if (!mpn) return false;
  return mpn.tokens.length === 0 ? key.startsWith(mpn.key) : key.includes(mpn.key);
}
