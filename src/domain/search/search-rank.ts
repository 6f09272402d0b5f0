import { type KeywordTerm, onlyCovered, wholePartNumber, wordLimit } from './keyword.ts';
import { fittingSpans, type IndexedProduct, matchesTerm } from './matching.ts';
import { ratingSteps, stepsAbove } from './stated-spans.ts';

/** A shorter text begins too many part numbers, and is none itself. */
export const shortestKey = 2;

/** Whether a part number starts with the whole keyword, which finds it in any case; a single character does not. */
function startsWithKey(key: string, wholeKey: string): boolean {
  return wholeKey.length >= shortestKey && key.startsWith(wholeKey);
}

/** What else a search of several words finds: part numbers that begin with all of it. Undefined where that is nothing more. */
export function otherBeginning(terms: readonly KeywordTerm[]): string | undefined {
  const wholeKey = wholePartNumber(terms);
  return terms.length > 1 && wholeKey.length >= shortestKey ? wholeKey : undefined;
}

/** Whether a search finds a product: it has all words, or its part number begins with the whole search. The server's SQL: `wordsCondition`. */
export function isFoundBy(product: IndexedProduct, terms: readonly KeywordTerm[]): boolean {
  const beginning = otherBeginning(terms);
  if (beginning !== undefined && product.key.startsWith(beginning)) return true;
  return terms.length > 0 && terms.every((term) => matchesTerm(product, term));
}

/** Part numbers of which a product with all words is exactly the one that was meant. */
function exactKeys(wholeKey: string, terms: readonly KeywordTerm[]): string[] {
  const own = terms.flatMap(({ mpn }) => (mpn ? [mpn.key, ...mpn.shorter] : []));
  return [...new Set([wholeKey, ...own])].filter((key) => key.length >= shortestKey);
}

/**
 * Places of a found product, in the order of `tierGroups`. Where values may be fit, `covering` are those that are called by all other words and state
 * the values anywhere or as a range with them; after `fitting` there is a place for each step of the ratings above what is asked, first of parts
 * that are called by all other words.
 */
export const searchTiers = {
  exact: 0,
  beginning: 1,
  called: 2,
  covering: 3,
  anywhere: 4,
  fitting: 5,
} as const;

/** Places of `fitting` for parts that are called by the other words: as many as steps above two values. */
export const fittingPlaces = 2 * ratingSteps.length + 1;

/** How far the ratings of a product are above a value that it does not state. */
function stepsTo(product: IndexedProduct, term: KeywordTerm): number {
  const { need } = term;
  if (!need || matchesTerm(product, onlyCovered(term))) return 0;
  return Math.min(...fittingSpans(product.tokens, need).map((span) => stepsAbove(span, need)));
}

/** The place of a product that has all words anywhere, or fits them. The server ranks the same in SQL (`fittingTierSql`). */
export function fittingTier(product: IndexedProduct, terms: readonly KeywordTerm[]): number {
  if (!terms.some(({ need }) => need)) return searchTiers.anywhere;
  const isCalled = terms.every((term) => term.need || matchesTerm(product, term, 'called'));
  if (terms.every((term) => matchesTerm(product, onlyCovered(term))))
    return isCalled ? searchTiers.covering : searchTiers.anywhere;
  const steps = terms.reduce((sum, term) => sum + stepsTo(product, term), 0);
  return searchTiers.fitting + steps + (isCalled ? 0 : fittingPlaces);
}

/**
 * The place of a product in a search: the exact part number, its beginning, all words and values in what the part is called, all words
 * anywhere. Undefined: it is not found. See `tierRanks` for parts in stock. The server ranks the same in SQL (`searchQuery`).
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
  if (terms.every((term) => matchesTerm(product, term, 'called'))) return searchTiers.called;
  return fittingTier(product, terms);
}

/** What the order of a list with words goes by: part numbers that were meant, and what they begin with. */
export interface ListMatch {
  readonly keys: readonly string[];
  readonly beginning: string;
  readonly terms: readonly KeywordTerm[];
}

/** What a list with these words is ordered by. */
export function listMatch(terms: readonly KeywordTerm[]): ListMatch {
  const beginning = wholePartNumber(terms);
  return { keys: exactKeys(beginning, terms), beginning, terms };
}

/** A product of a list with words. */
export interface RankedProduct {
  readonly partKey: string;
  readonly stock: number;
  /** Whether all words and values are in what it is called. */
  isCalled(terms: readonly KeywordTerm[]): boolean;
  /** The place of those that are not, see `fittingTier`. */
  fittingTier(terms: readonly KeywordTerm[]): number;
}

function listTier({ keys, beginning, terms }: ListMatch, product: RankedProduct): number {
  if (keys.includes(product.partKey)) return searchTiers.exact;
  if (beginning !== '' && product.partKey.startsWith(beginning)) return searchTiers.beginning;
  return product.isCalled(terms) ? searchTiers.called : product.fittingTier(terms);
}

function tiersFrom(first: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => first + at);
}

/**
 * The tiers in groups, the best first; of a group what is in stock comes before what is sold out. So before a part that states the values but is
 * sold out come all in stock that fit them, as ±1 % serves anyone who asks for ±5 %; and before a part that states them but is called otherwise, as a
 * transistor for 100 V with a 电阻 somewhere in its texts, come all that are called by the other words.
 */
const tierGroups: readonly (readonly number[])[] = [
  [searchTiers.exact],
  [searchTiers.beginning],
  [searchTiers.called],
  [searchTiers.covering, ...tiersFrom(searchTiers.fitting, fittingPlaces)],
  [searchTiers.anywhere],
  tiersFrom(searchTiers.fitting + fittingPlaces, wordLimit * ratingSteps.length + 1),
];

/** The ranks of each tier in stock and sold out, one after the other. */
export const tierRanks: readonly number[] = (() => {
  const inOrder = tierGroups.flatMap((tiers) => [
    ...tiers.map((tier) => tier * 2),
    ...tiers.map((tier) => tier * 2 + 1),
  ]);
  const ranks: number[] = [];
  for (const [rank, at] of inOrder.entries()) ranks[at] = rank;
  return ranks;
})();

/** The place of a product among all tiers. The server looks it up in SQL (`tierRankSql`). */
export function rankInTier(tier: number, { stock }: { readonly stock: number }): number {
  return tierRanks[tier * 2 + Number(stock === 0)] ?? tierRanks.length;
}

/** The place of a product in a list with words, in the tiers of a search. */
export function listRank(match: ListMatch, product: RankedProduct): number {
  return rankInTier(listTier(match, product), product);
}
