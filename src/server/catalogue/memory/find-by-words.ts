import type { KeywordTerm } from '#domain/search/keyword.ts';
import { beginsPartNumber, type MatchLevel, tokenSets } from '#domain/search/matching.ts';
import { shortestKey } from '#domain/search/search-rank.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { Snapshot } from '../snapshot.ts';
import { cachedCategories } from './cached-categories.ts';
import type { CachedCategory } from './cached-category.ts';
import { findNumbersIn, type NumberHits } from './find-by-number.ts';
import { placesBeginning, placesContaining, placesOfKey } from './find-part-numbers.ts';
import { countBits, dropBits, emptyBits, type IdBits, idsAt, keepBits } from './id-bits.ts';
import { inLeaves, type ProductSet, readIds, type WordSets, withTokens, wordSetsOf } from './word-sets.ts';

/** Which products are searched, and what their order goes by; see `listRank` and `searchTier`. */
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

/** What is found, best match first. */
export interface FoundByWords {
  readonly version: number;
  readonly total: number;
  readonly idsAt: (offset: number, limit: number) => number[];
}

/** What memory knows of a search. */
export interface WordsInMemory {
  /** Undefined while the words are not there. */
  readonly found: FoundByWords | undefined;
  /** Has the words there for later searches, where the database needs long for them: common ones, and several at once. */
  readonly load: (total: number) => void;
  /** The part numbers of a search of one word are there in any case. */
  readonly numbers: (limit: number) => NumberHits | undefined;
}

const levels: readonly MatchLevel[] = ['anywhere', 'called'];

function setsFor({ terms, leaves }: WordSearch): ProductSet[] {
  const tokens = terms.flatMap((term) => levels.flatMap((level) => tokenSets(term, level)));
  const required = tokens.map(withTokens);
  if (leaves) required.push(inLeaves(leaves));
  return [...new Map(required.map((set) => [set.key, set])).values()];
}

interface Shop {
  readonly shop: CachedCategory;
  readonly sets: WordSets;
}

function bitsAt({ shop, sets }: Shop, places: ArrayLike<number>): IdBits {
  const bits = emptyBits(sets.capacity);
  addPlaces(bits, shop, places);
  return bits;
}

function addPlaces(to: IdBits, { ids }: CachedCategory, places: ArrayLike<number>): void {
  for (let at = 0; at < places.length; at += 1) {
    const id = ids[places[at] ?? 0] ?? 0;
    to[id >>> 5] = (to[id >>> 5] ?? 0) | (1 << (id & 31));
  }
}

const all = Number.POSITIVE_INFINITY;

/** Places whose part numbers have a word; undefined while that is not known yet. The same as `partNumberWays`. */
function numbered({ mpn }: KeywordTerm, level: MatchLevel, { partNumbers }: CachedCategory) {
  if (!mpn) return [];
  const found: ArrayLike<number>[] = mpn.shorter.map((key) => placesBeginning(partNumbers, key, all));
  if (level === 'called') {
    if (beginsPartNumber(mpn)) found.push(placesBeginning(partNumbers, mpn.key, all));
    return found;
  }
  const own =
    mpn.tokens.length === 0
      ? placesBeginning(partNumbers, mpn.key, all)
      : placesContaining(partNumbers, mpn.key, all);
  return own && [...found, own];
}

/** Products that have all words at this level; undefined while the part numbers cannot be looked through. */
function withAll(terms: readonly KeywordTerm[], level: MatchLevel, { shop, sets }: Shop): IdBits | undefined {
  const found = sets.listed.slice();
  for (const term of terms) {
    const places = numbered(term, level, shop);
    if (!places) return undefined;
    const own = emptyBits(sets.capacity);
    for (const tokens of tokenSets(term, level)) {
      if (!sets.addTo(own, withTokens(tokens).key)) return undefined;
    }
    for (const some of places) addPlaces(own, shop, some);
    keepBits(found, own);
  }
  return found;
}

/** Tiers of a search, the best first, without what is in a better one. */
function tiersOf(search: WordSearch, given: Shop): IdBits[] | undefined {
  const { shop, sets } = given;
  const { keys, beginning, leaves, inStock, terms } = search;
  const anywhere = withAll(terms, 'anywhere', given);
  const called = withAll(terms, 'called', given);
  if (!anywhere || !called) return undefined;
  const exact = emptyBits(sets.capacity);
  for (const key of keys) addPlaces(exact, shop, placesOfKey(shop.partNumbers, key));
  keepBits(exact, anywhere);
  // What begins so is found whether it has the words or not.
  const hasBeginning = beginning.length >= shortestKey;
  const begins = bitsAt(given, hasBeginning ? placesBeginning(shop.partNumbers, beginning, all) : []);
  if (hasBeginning) addPlaces(exact, shop, placesOfKey(shop.partNumbers, beginning));
  keepBits(called, anywhere);
  const tiers = [exact, begins, called, anywhere];
  const inCategory = leaves && emptyBits(sets.capacity);
  if (inCategory && !sets.addTo(inCategory, inLeaves(leaves).key)) return undefined;
  for (const [at, tier] of tiers.entries()) {
    keepBits(tier, sets.listed);
    if (inCategory) keepBits(tier, inCategory);
    if (inStock) keepBits(tier, sets.inStock);
    for (const better of tiers.slice(0, at)) dropBits(tier, better);
  }
  return tiers;
}

interface Group {
  readonly bits: IdBits;
  readonly count: number;
}

/** Of each tier what is in stock first. */
function groupsOf(tiers: readonly IdBits[], { inStock }: WordSets): Group[] {
  return tiers.flatMap((tier) => {
    const count = countBits(tier);
    if (count === 0) return [];
    const stocked = tier.slice();
    keepBits(stocked, inStock);
    const first = countBits(stocked);
    const others = tier.slice();
    dropBits(others, stocked);
    return [
      { bits: stocked, count: first },
      { bits: others, count: count - first },
    ];
  });
}

function pageOf(groups: readonly Group[], offset: number, limit: number): number[] {
  const ids: number[] = [];
  let before = 0;
  for (const { bits, count } of groups) {
    if (ids.length === limit) break;
    const skipped = Math.max(0, offset - before);
    if (skipped < count) ids.push(...idsAt(bits, skipped, limit - ids.length));
    before += count;
  }
  return ids;
}

function foundIn(search: WordSearch, given: Shop): FoundByWords | undefined {
  const tiers = tiersOf(search, given);
  if (!tiers) return undefined;
  const groups = groupsOf(tiers, given.sets);
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const { version } = given.shop;
  return { version, total, idsAt: (offset, limit) => pageOf(groups, offset, limit) };
}

/**
 * The products that have these words, however many, from sets of products in memory; undefined where the shop is not there. Deep pages cost what
 * the first does.
 */
export async function findByWords(
  db: Queryable,
  snapshot: Snapshot,
  search: WordSearch,
): Promise<WordsInMemory | undefined> {
  const { terms } = search;
  if (terms.length === 0) return undefined;
  const categories = cachedCategories(db);
  const shop = await categories.find(snapshot, undefined);
  if (!shop) return undefined;
  const numbers = (limit: number) => findNumbersIn(shop, { terms, key: search.beginning, limit });
  // What fits a value is found by ratings and ranges, of which no sets are kept.
  if (terms.some(({ need }) => need)) return { found: undefined, load: () => undefined, numbers };
  const sets = wordSetsOf(shop);
  const required = setsFor(search);
  const isThere = required.every(({ key }) => sets.has(key));
  return {
    found: isThere ? foundIn(search, { shop, sets }) : undefined,
    load: (total) => {
      if (categories.remembersWords(terms.length, total, sets.begun))
        sets.load(required, (set) => readIds(db, set));
    },
    numbers,
  };
}
