import { type KeywordTerm, onlyCovered } from '#domain/search/keyword.ts';
import { type MatchLevel, tokenSets } from '#domain/search/matching.ts';
import { fittingPlaces, searchTiers, shortestKey } from '#domain/search/search-rank.ts';
import type { BitPool } from './bit-pool.ts';
import { placesBeginning, placesOfKey } from './find-part-numbers.ts';
import { addPlaces, FoundWords, type ShopSets } from './found-words.ts';
import { addBits, dropBits, type IdBits, keepBits } from './id-bits.ts';
import { inLeaves, type ProductSet, withToken } from './product-sets.ts';
import type { WordSets } from './word-sets.ts';

/** Which products are searched, and what they are ordered by; see `listRank` and `searchTier`. */
export interface WordSearch {
  readonly terms: readonly KeywordTerm[];
  /** Part numbers that were meant. */
  readonly keys: readonly string[];
  /** What part numbers begin with. */
  readonly beginning: string;
  /** Leaf categories; undefined for the whole shop. */
  readonly leaves: readonly number[] | undefined;
  readonly inStock: boolean;
}

const levels: readonly MatchLevel[] = ['anywhere', 'called'];

/** The sets by which these words are found; undefined while it is not known which spans there are. */
export function setsOfTerms(terms: readonly KeywordTerm[], sets: WordSets): ProductSet[] | undefined {
  const required = new Set(terms.flatMap((term) => levels.flatMap((level) => tokenSets(term, level).flat())));
  for (const { need } of terms) {
    const fitting = need ? sets.spanTokens(need) : [];
    if (!fitting) return undefined;
    for (const token of fitting) required.add(token);
  }
  return [...required].map(withToken);
}

/** The sets that a search needs. */
export function setsOfSearch({ terms, leaves }: WordSearch, sets: WordSets): ProductSet[] | undefined {
  const required = setsOfTerms(terms, sets);
  return leaves ? required?.concat(inLeaves(leaves)) : required;
}

/** The tiers of a search by their numbers, the best first, without what is in a better one: of the words of the sets that have any product. */
export interface Tiers {
  readonly words: Uint32Array;
  readonly tiers: readonly (readonly [tier: number, bits: IdBits])[];
  /** What has all words. */
  readonly anywhere: IdBits;
}

/** What is found; all further sets are cut to these words, as most searches find few products. */
interface Hits {
  readonly given: ShopSets;
  readonly found: FoundWords;
  readonly terms: readonly KeywordTerm[];
  /** Has all words. */
  readonly anywhere: IdBits;
  readonly words: Uint32Array;
}

/** Every part; undefined where one is missing. */
function allOrNone<T>(parts: readonly (T | undefined)[]): readonly T[] | undefined {
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

/** Keeps of picked words what is in another set, too. */
function keepPicked(of: IdBits, also: IdBits, words: Uint32Array): void {
  for (let at = 0; at < words.length; at += 1) of[at] = (of[at] ?? 0) & (also[words[at] ?? 0] ?? 0);
}

/** Those that all of these have. */
function inAll({ given, anywhere, words }: Hits, parts: readonly IdBits[]): IdBits {
  const { pool } = given.sets;
  const all = pool.pickWords(anywhere, words);
  for (const part of parts) keepPicked(all, part, words);
  return all;
}

/** By how many steps what fits a word is above it, without what is in an earlier step: all that states it is in the first. */
function stepsOf({ need }: KeywordTerm, covered: IdBits, hits: Hits): IdBits[] | undefined {
  const { given, anywhere, words } = hits;
  const { pool } = given.sets;
  const steps = need && given.sets.findFitting(need, pool.pickWords(anywhere, words), words);
  const better = pool.pickWords(covered, words);
  return steps?.map((own, step) => {
    if (step === 0) addBits(own, better);
    else dropBits(own, better);
    addBits(better, own);
    return own;
  });
}

/** Products by the sum of their steps. */
function sumsOfSteps(first: IdBits, steps: readonly (readonly IdBits[])[], pool: BitPool): IdBits[] {
  let sums: IdBits[] = [first];
  for (const own of steps) {
    const next = Array.from({ length: sums.length + own.length - 1 }, () => pool.emptyPart(first.length));
    for (const [sum, before] of sums.entries())
      for (const [step, bits] of own.entries()) {
        const to = next[sum + step];
        for (let at = 0; to && at < to.length; at += 1)
          to[at] = (to[at] ?? 0) | ((before[at] ?? 0) & (bits[at] ?? 0));
      }
    sums = next;
  }
  return sums;
}

/** The tiers of what fits, by their numbers; see `fittingTier`. */
function findFittingTiers(hits: Hits): ReadonlyMap<number, IdBits> | undefined {
  const { given, terms, found, anywhere, words } = hits;
  const { pool } = given.sets;
  const namedBy = allOrNone(terms.flatMap((term) => (term.need ? [] : [found.findStating(term, 'called')])));
  const needs = terms.filter(({ need }) => need);
  const coveredBy = allOrNone(needs.map((term) => found.findHaving(onlyCovered(term), anywhere)));
  const steps =
    coveredBy && allOrNone(needs.map((term, at) => stepsOf(term, coveredBy[at] ?? anywhere, hits)));
  if (!namedBy || !coveredBy || !steps) return undefined;
  const called = inAll(hits, namedBy);
  const covered = inAll(hits, coveredBy);
  const covering = pool.copyPart(called);
  keepBits(covering, covered);
  const tiers = new Map<number, IdBits>([
    [searchTiers.covering, covering],
    [searchTiers.anywhere, covered],
  ]);
  for (const [sum, bits] of sumsOfSteps(pool.pickWords(anywhere, words), steps, pool).entries()) {
    const own = pool.copyPart(bits);
    keepBits(own, called);
    for (const [tier, part] of [
      [sum, own],
      [sum + fittingPlaces, bits],
    ] as const) {
      const known = tiers.get(searchTiers.fitting + tier);
      // Of two ways to one tier the products of both.
      if (known) addBits(known, part);
      else tiers.set(searchTiers.fitting + tier, pool.copyPart(part));
    }
  }
  return tiers;
}

/** What a search finds without its words, or before them: exact part numbers, and what begins so. */
function byNumber(search: WordSearch, anywhere: IdBits, { shop, sets }: ShopSets) {
  const { keys, beginning } = search;
  const exact = sets.pool.take();
  for (const key of keys) addPlaces(exact, shop, placesOfKey(shop.partNumbers, key));
  keepBits(exact, anywhere);
  // What begins so is found whether it has the words or not.
  const hasBeginning = beginning.length >= shortestKey;
  const begins = sets.pool.take();
  if (hasBeginning) addPlaces(begins, shop, placesBeginning(shop.partNumbers, beginning, all));
  if (hasBeginning) addPlaces(exact, shop, placesOfKey(shop.partNumbers, beginning));
  return { exact, begins };
}

const all = Number.POSITIVE_INFINITY;

/** What a search finds in its categories and stock, in any tier; undefined while memory does not know its categories. */
function restOf(
  { leaves, inStock }: WordSearch,
  parts: readonly IdBits[],
  { sets }: ShopSets,
): IdBits | undefined {
  const rest = sets.pool.take();
  for (const part of parts) addBits(rest, part);
  keepBits(rest, sets.listed);
  const inCategory = leaves && sets.pool.take();
  if (inCategory && !sets.addTo(inCategory, inLeaves(leaves).key)) return undefined;
  if (inCategory) keepBits(rest, inCategory);
  if (inStock) keepBits(rest, sets.inStock);
  return rest;
}

/** What is called by all words. */
function findCalled(hits: Hits): IdBits | undefined {
  const parts = allOrNone(hits.terms.map((term) => hits.found.findStating(term, 'called')));
  return parts && inAll(hits, parts);
}

/** Tiers after what is called by all words. */
function findLaterTiers(hits: Hits): ReadonlyMap<number, IdBits> | undefined {
  if (hits.terms.some(({ need }) => need)) return findFittingTiers(hits);
  return new Map([[searchTiers.anywhere, hits.given.sets.pool.pickWords(hits.anywhere, hits.words)]]);
}

/** The tiers of a search, in sets of the pool; undefined while memory does not know. */
export function findTiers(search: WordSearch, given: ShopSets): Tiers | undefined {
  const { terms } = search;
  const found = new FoundWords(given);
  const anywhere = found.findAll(terms);
  if (!anywhere) return undefined;
  const { exact, begins } = byNumber(search, anywhere, given);
  const inAny = restOf(search, [anywhere, exact, begins], given);
  if (!inAny) return undefined;
  const { pool } = given.sets;
  const words = pool.filledWords(inAny);
  const hits: Hits = { given, found, terms, anywhere, words };
  const called = findCalled(hits);
  const later = findLaterTiers(hits);
  if (!called || !later) return undefined;
  const tiers = new Map<number, IdBits>([
    [searchTiers.exact, pool.pickWords(exact, words)],
    [searchTiers.beginning, pool.pickWords(begins, words)],
    [searchTiers.called, called],
    ...later,
  ]);
  const rest = pool.pickWords(inAny, words);
  const inOrder = [...tiers].toSorted(([a], [b]) => a - b);
  for (const [, bits] of inOrder) {
    keepBits(bits, rest);
    dropBits(rest, bits);
  }
  return { words, tiers: inOrder, anywhere: pool.pickWords(anywhere, words) };
}
