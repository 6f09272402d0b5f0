import { type KeywordTerm, wholePartNumber } from './keyword.ts';
import { type IndexedProduct, matchesTerm } from './matching.ts';

/** A shorter text begins too many part numbers, and is none itself. */
export const shortestKey = 2;

/** Whether a part number starts with the whole keyword, which finds it in any case; a single character does not. */
function startsWithKey(key: string, wholeKey: string): boolean {
  return wholeKey.length >= shortestKey && key.startsWith(wholeKey);
}

/** Part numbers of which a product with all words is exactly the one that was meant. */
export function exactKeys(wholeKey: string, terms: readonly KeywordTerm[]): string[] {
  const own = terms.flatMap(({ mpn }) => (mpn ? [mpn.key, ...mpn.shorter] : []));
  return [...new Set([wholeKey, ...own])].filter((key) => key.length >= shortestKey);
}

/** Places of a found product, the smaller the better. */
export const searchTiers = { exact: 0, beginning: 1, called: 2, anywhere: 3 } as const;

/**
 * The place of a product in a search: the exact part number, its beginning, all words and values in what the part is called, all words
 * anywhere. Undefined: it is not found. Within a place parts in stock come first. The server ranks the same in SQL (`searchQuery`).
 */
export function searchTier(
  product: IndexedProduct,
  wholeKey: string,
  terms: readonly KeywordTerm[],
): number | undefined {
  const hasAll = terms.length > 0 && terms.every((term) => matchesTerm(product, term));
  const begins = startsWithKey(product.key, wholeKey);
  if (!hasAll && !begins) return undefined;
  if (product.key === wholeKey || (hasAll && exactKeys(wholeKey, terms).includes(product.key)))
    return searchTiers.exact;
  if (begins) return searchTiers.beginning;
  return terms.every((term) => matchesTerm(product, term, 'called'))
    ? searchTiers.called
    : searchTiers.anywhere;
}

/** What the order of a list with words goes by: part numbers that were meant, and what they begin with. */
export interface ListMatch {
  readonly keys: readonly string[];
  readonly beginning: string;
  readonly terms: readonly KeywordTerm[];
}

export function listMatch(terms: readonly KeywordTerm[]): ListMatch {
  const beginning = wholePartNumber(terms.map(({ text }) => text).join(''), terms);
  return { keys: exactKeys(beginning, terms), beginning, terms };
}

/** A product of a list with words. */
export interface RankedProduct {
  readonly partKey: string;
  readonly stock: number;
  /** Whether all words and values are in what it is called. */
  isCalled(terms: readonly KeywordTerm[]): boolean;
}

function listTier({ keys, beginning, terms }: ListMatch, product: RankedProduct): number {
  if (keys.includes(product.partKey)) return searchTiers.exact;
  if (beginning !== '' && product.partKey.startsWith(beginning)) return searchTiers.beginning;
  return product.isCalled(terms) ? searchTiers.called : searchTiers.anywhere;
}

/** The place of a product among all tiers: of each what is in stock first. */
export function rankInTier(tier: number, { stock }: { readonly stock: number }): number {
  return tier * 2 + (stock === 0 ? 1 : 0);
}

/** The place of a product in a list with words, in the tiers of a search; of each what is in stock first. */
export function listRank(match: ListMatch, product: RankedProduct): number {
  return rankInTier(listTier(match, product), product);
}
