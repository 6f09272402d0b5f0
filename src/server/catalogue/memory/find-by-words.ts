import type { KeywordTerm } from '#domain/search/keyword.ts';
import { rankInTier } from '#domain/search/search-rank.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { Snapshot } from '../snapshot.ts';
import { cachedCategories } from './cached-categories.ts';
import { findNumbersIn, type NumberHits } from './find-by-number.ts';
import { wordSetsOf } from './follow-words.ts';
import { FoundWords, hasAny, type ShopSets } from './found-words.ts';
import { countBits, dropBits, type IdBits, idsAt, keepBits, pickWords } from './id-bits.ts';
import { readersOf } from './product-sets.ts';
import type { WordSets } from './word-sets.ts';
import { setsOfSearch, setsOfTerms, type Tiers, tiersOf, type WordSearch } from './word-tiers.ts';

/** What is found, best match first. */
export interface FoundByWords {
  readonly version: number;
  readonly total: number;
  readonly idsAt: (offset: number, limit: number) => number[];
}

/** What memory knows of a search. */
export interface WordsInMemory {
  /** Of the catalogue in memory. */
  readonly version: number;
  /** Undefined while the words are not there. */
  readonly found: FoundByWords | undefined;
  /** Reads the words at once and finds by them; undefined where that cannot be or memory has changed meanwhile. */
  readonly read: () => Promise<FoundByWords | undefined>;
  /** Has the words there for later searches, where the database needs long for them: common ones, and several at once. */
  readonly load: (total: number) => void;
  /** The part numbers of a search of one word are there in any case. */
  readonly numbers: (limit: number) => NumberHits | undefined;
}

interface Group {
  readonly rank: number;
  readonly bits: IdBits;
  readonly count: number;
}

/** What is in stock of each tier, and what is sold out, in the order of their ranks. */
function groupsOf({ tiers, words }: Tiers, sets: WordSets): Group[] {
  const inStock = pickWords(sets.inStock, words);
  const groups = tiers.flatMap(([tier, bits]) => {
    const count = countBits(bits);
    if (count === 0) return [];
    const stocked = bits.slice();
    keepBits(stocked, inStock);
    const first = countBits(stocked);
    const others = bits.slice();
    dropBits(others, stocked);
    return [
      { rank: rankInTier(tier, { stock: 1 }), bits: stocked, count: first },
      { rank: rankInTier(tier, { stock: 0 }), bits: others, count: count - first },
    ];
  });
  return groups.toSorted((a, b) => a.rank - b.rank);
}

/** A page of all groups, of which the sets are cut to these words. */
function pageOf(
  groups: readonly Group[],
  words: Int32Array,
  { offset, limit }: { offset: number; limit: number },
): number[] {
  const ids: number[] = [];
  let before = 0;
  for (const { bits, count } of groups) {
    if (ids.length === limit) break;
    const skipped = Math.max(0, offset - before);
    if (skipped < count) ids.push(...idsAt(bits, skipped, limit - ids.length, words));
    before += count;
  }
  return ids;
}

function findIn(search: WordSearch, given: ShopSets): FoundByWords | undefined {
  const tiers = tiersOf(search, given);
  if (!tiers) return undefined;
  const groups = groupsOf(tiers, given.sets);
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const { version } = given.shop;
  return { version, total, idsAt: (offset, limit) => pageOf(groups, tiers.words, { offset, limit }) };
}

/** The whole shop as the database has it now, with its sets; undefined while it is not in memory. */
async function shopSetsOf(db: Queryable, snapshot: Snapshot): Promise<ShopSets | undefined> {
  const shop = await cachedCategories(db).find(snapshot, undefined);
  return shop && { shop, sets: wordSetsOf(shop) };
}

/** Reads sets at once; false where they cannot be had, or words have changed since. */
async function haveNow(
  db: Queryable,
  snapshot: Snapshot,
  { sets }: ShopSets,
  required: Parameters<WordSets['have']>[0],
): Promise<boolean> {
  if (required(sets)?.every(({ key }) => sets.has(key))) return true;
  const isSettled = cachedCategories(db).remembersWords(Number.POSITIVE_INFINITY, 0, sets.begun);
  if (!isSettled || !(await sets.have(required, readersOf(db)))) return false;
  return (await shopSetsOf(db, snapshot))?.sets === sets;
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
  const given = terms.length > 0 ? await shopSetsOf(db, snapshot) : undefined;
  if (!given) return undefined;
  const { shop, sets } = given;
  const requiredSets = (now: WordSets) => setsOfSearch(search, now);
  const isNow = requiredSets(sets)?.every(({ key }) => sets.has(key)) === true;
  // Once the common words are there, what is missing is read as fast as the search by the database would take.
  const isRead =
    !isNow && sets.isQuick && terms.length > 1 && (await haveNow(db, snapshot, given, requiredSets));
  const isThere = isNow || isRead;
  return {
    version: shop.version,
    found: isThere ? findIn(search, given) : undefined,
    read: async () =>
      (await haveNow(db, snapshot, given, requiredSets)) ? findIn(search, given) : undefined,
    load: (total) => {
      if (cachedCategories(db).remembersWords(terms.length, total, sets.begun))
        sets.load(requiredSets(sets) ?? [], readersOf(db));
    },
    numbers: (limit) => findNumbersIn(shop, { terms, key: search.beginning, limit }),
  };
}

/** For each list of words whether some product has all of them; undefined where memory does not know and cannot read it. */
export async function whichHaveWords(
  db: Queryable,
  snapshot: Snapshot,
  asked: readonly (readonly KeywordTerm[])[],
): Promise<boolean[] | undefined> {
  const given = await shopSetsOf(db, snapshot);
  if (!given) return undefined;
  const requiredSets = (now: WordSets) => setsOfTerms(asked.flat(), now);
  if (!(await haveNow(db, snapshot, given, requiredSets))) return undefined;
  const found = new FoundWords(given);
  const answers = given.sets.pool.within(() => asked.map((terms) => hasAny(terms, found)));
  return answers.every((answer) => answer !== undefined) ? answers : undefined;
}
