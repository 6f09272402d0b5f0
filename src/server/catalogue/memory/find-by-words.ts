import type { KeywordTerm } from '#domain/search/keyword.ts';
import { tokenSets } from '#domain/search/matching.ts';
import { rankInTier } from '#domain/search/search-rank.ts';
import type { Need } from '#domain/search/stated-spans.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { Snapshot } from '../snapshot.ts';
import { cachedCategories } from './cached-categories.ts';
import { findNumbersIn, type NumberHits } from './find-by-number.ts';
import { wordSetsOf } from './follow-words.ts';
import { type ShopSets, whichHaveAny } from './found-words.ts';
import { countBits, countCommon, dropBits, type IdBits, idsAt, keepBits } from './id-bits.ts';
import { readersOf } from './product-sets.ts';
import { isAskedFor } from './read-common-words.ts';
import type { Unchecked } from './unchecked.ts';
import type { WordSets } from './word-sets.ts';
import {
  findCalledBy,
  findTiers,
  setsOfSearch,
  setsOfTerms,
  type Tiers,
  type WordSearch,
} from './word-tiers.ts';

/** The whole shop in memory, with its sets, for one request. */
export interface OpenShop extends ShopSets {
  readonly db: Queryable;
  readonly snapshot: Snapshot;
  /** Absent where it is known to be what the database has. */
  readonly unchecked?: Unchecked;
}

/** Products of a page. */
export interface IdPage {
  readonly offset: number;
  readonly limit: number;
}

/** What is found, best match first. */
export interface FoundByWords {
  readonly version: number;
  readonly total: number;
  /** Of the page. */
  readonly ids: readonly number[];
  /** How many have all words and are called by the naming ones, if there are any. */
  readonly named?: number | undefined;
  /** For each of the needs whether a found product fits it; absent where that was not found out. */
  readonly fitted?: readonly boolean[];
}

/** What memory knows of a search. */
export interface WordsInMemory {
  /** Of the catalogue in memory. */
  readonly version: number;
  /** Finds by sets of words; undefined while the words are not there. */
  readonly find: () => FoundByWords | undefined;
  /** Reads the words at once and finds by them; undefined where that cannot be or memory has changed meanwhile. */
  readonly read: () => Promise<FoundByWords | undefined>;
  /** Has the words there for later searches, where the database needs long for them: common ones, and several at once. */
  readonly load: (total: number) => void;
  /** The part numbers of a search of one word are there in any case. */
  readonly numbers: (limit: number) => NumberHits | undefined;
  /** Whether one of the words is known to be in no text, so that the search finds at most part numbers. */
  readonly isInNoText: boolean;
  /** Whether one of the words is known to be in no text but those of parts whose numbers begin with it. */
  readonly isInNoOtherText: boolean;
}

/** What is asked of a search: a page, which of these needs are fitted, and how many products are called by these words. */
interface Asked {
  readonly page: IdPage;
  readonly needs?: readonly Need[];
  readonly naming?: readonly KeywordTerm[] | undefined;
}

/** What is in stock of a tier, or sold out. */
interface Group {
  readonly rank: number;
  readonly count: number;
  /** Its products: most groups are only counted. */
  readonly readBits: () => IdBits;
}

/** The groups of all tiers in the order of their ranks. */
function groupsOf({ tiers, words }: Tiers, { inStock, pool }: WordSets): Group[] {
  const stock = pool.pickWords(inStock, words);
  const copyOf = (bits: IdBits, leave: typeof keepBits) => () => {
    const own = pool.copyPart(bits);
    leave(own, stock);
    return own;
  };
  const groups = tiers.flatMap(([tier, bits]): Group[] => {
    const count = countBits(bits);
    if (count === 0) return [];
    const stocked = countCommon(bits, stock);
    const [first, last] = [rankInTier(tier, { stock: 1 }), rankInTier(tier, { stock: 0 })];
    return [
      { rank: first, count: stocked, readBits: copyOf(bits, keepBits) },
      { rank: last, count: count - stocked, readBits: copyOf(bits, dropBits) },
    ];
  });
  return groups.toSorted((a, b) => a.rank - b.rank);
}

/** A page of all groups, of which the sets are cut to these words. */
function pageOf(groups: readonly Group[], words: Int32Array, { offset, limit }: IdPage): number[] {
  const ids: number[] = [];
  let before = 0;
  for (const { readBits, count } of groups) {
    if (ids.length === limit) break;
    const skipped = Math.max(0, offset - before);
    if (skipped < count) ids.push(...idsAt(readBits(), skipped, limit - ids.length, words));
    before += count;
  }
  return ids;
}

function whichFit({ anywhere, words }: Tiers, needs: readonly Need[], sets: WordSets) {
  const fitted = sets.fitting.which(needs, { words, bits: anywhere });
  return fitted ? { fitted } : {};
}

function findIn(search: WordSearch, given: ShopSets, asked: Asked): FoundByWords | undefined {
  const { page, needs = [], naming } = asked;
  return given.sets.pool.within(() => {
    const tiers = findTiers(search, given);
    if (!tiers) return undefined;
    const calledBySome = naming && findCalledBy(naming, tiers.hits);
    const named = calledBySome && countBits(calledBySome);
    const groups = groupsOf(tiers, given.sets);
    const total = groups.reduce((sum, { count }) => sum + count, 0);
    const { version } = given.shop;
    return {
      version,
      total,
      ids: pageOf(groups, tiers.words, page),
      named,
      ...whichFit(tiers, needs, given.sets),
    };
  });
}

/** The whole shop as the database has it now, with its sets; undefined while it is not in memory. */
export async function openShop(db: Queryable, snapshot: Snapshot): Promise<OpenShop | undefined> {
  const shop = await cachedCategories(db).find(snapshot, undefined);
  return shop && { db, snapshot, shop, sets: wordSetsOf(shop) };
}

/** The shop as it was when it was last up to date, which is to be checked; undefined where `openShop` is as fast. */
export function openUncheckedShop(db: Queryable, snapshot: Snapshot): OpenShop | undefined {
  const unchecked = cachedCategories(db).findUnchecked(snapshot, undefined);
  if (!unchecked) return undefined;
  const { data: shop } = unchecked;
  return { db, snapshot, shop, sets: wordSetsOf(shop), unchecked };
}

/** Reads sets at once; false where they cannot be had, or words have changed since. */
async function haveNow(
  { db, snapshot, shop, sets, unchecked }: OpenShop,
  required: Parameters<WordSets['have']>[0],
): Promise<boolean> {
  if (required(sets)?.every((set) => sets.has(set))) return true;
  const isSettled = cachedCategories(db).remembersWords(Number.POSITIVE_INFINITY, 0, sets.begun);
  if (!isSettled || !(await sets.have(required, readersOf(db)))) return false;
  // The rows ask whether words have changed until then.
  if (unchecked?.question) return wordSetsOf(shop) === sets;
  return (await openShop(db, snapshot))?.sets === sets;
}

/** Whether one of the words is in no text of a product, by what is known of tokens; those of a word are all of one of its sets. */
function isInNoText(terms: readonly KeywordTerm[], lacks: (token: string, term: KeywordTerm) => boolean) {
  return terms.some((term) =>
    tokenSets(term, 'anywhere').every((set) => set.some((token) => lacks(token, term))),
  );
}

/**
 * The products that have these words, however many, from sets of products in memory. Deep pages cost what the first does.
 */
export async function findByWords(
  opened: OpenShop,
  search: WordSearch,
  asked: Asked,
): Promise<WordsInMemory> {
  const { terms } = search;
  const { db, shop, sets } = opened;
  const requiredSets = (now: WordSets) => setsOfSearch(search, now);
  const isNow = requiredSets(sets)?.every((set) => sets.has(set)) === true;
  // Once the common words are there, what is missing is read as fast as the search by the database would take.
  const isThere = isNow || (sets.isQuick && terms.length > 1 && (await haveNow(opened, requiredSets)));
  return {
    version: shop.version,
    find: () => (isThere ? findIn(search, opened, asked) : undefined),
    read: async () => ((await haveNow(opened, requiredSets)) ? findIn(search, opened, asked) : undefined),
    load: (total) => {
      if (cachedCategories(db).remembersWords(terms.length, total, sets.begun))
        sets.load(requiredSets(sets) ?? [], readersOf(db));
    },
    numbers: (limit) => findNumbersIn(shop, { terms, key: search.beginning, limit }),
    isInNoText: isInNoText(terms, (token) => sets.lacks(token)),
    isInNoOtherText: isInNoText(
      terms,
      (token, { mpn }) =>
        sets.lacks(token) || (mpn?.key === token.toUpperCase() && sets.onlyBeginsNumbers(token)),
    ),
  };
}

/**
 * For each list of words whether some product has all of them; undefined where memory does not know. What is missing is read where values may be fit, and
 * where that is quick: with common words the database finds the first product sooner.
 */
export async function whichHaveWords(
  opened: OpenShop,
  asked: readonly (readonly KeywordTerm[])[],
): Promise<boolean[] | undefined> {
  const requiredSets = (now: WordSets) => setsOfTerms(asked.flat(), now);
  const { sets } = opened;
  const missing = requiredSets(sets)?.filter((set) => !sets.has(set));
  const fits = asked.some((terms) => terms.some(({ need }) => need));
  const isQuick = sets.isQuick && missing?.every(({ token = '' }) => isAskedFor(token));
  if (!(missing?.length === 0 || ((fits || isQuick) && (await haveNow(opened, requiredSets)))))
    return undefined;
  const answers = whichHaveAny(asked, opened);
  return answers.every((answer) => answer !== undefined) ? answers : undefined;
}
