import { type KeywordTerm, onlyCovered } from '#domain/search/keyword.ts';
import { beginsPartNumber, type MatchLevel, tokenSets } from '#domain/search/matching.ts';
import { fittingPlaces, searchTiers, shortestKey } from '#domain/search/search-rank.ts';
import { ratingSteps } from '#domain/search/stated-spans.ts';
import type { CachedCategory } from './cached-category.ts';
import { placesBeginning, placesContaining, placesOfKey } from './find-part-numbers.ts';
import { addBits, dropBits, emptyBits, type IdBits, keepBits } from './id-bits.ts';
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

/** The whole shop in memory, with its sets. */
export interface ShopSets {
  readonly shop: CachedCategory;
  readonly sets: WordSets;
}

const levels: readonly MatchLevel[] = ['anywhere', 'called'];

/** The sets by which these words are found; undefined while it is not known which spans there are. */
export function setsOfTerms(terms: readonly KeywordTerm[], sets: WordSets): ProductSet[] | undefined {
  const required = new Set(terms.flatMap((term) => levels.flatMap((level) => tokenSets(term, level).flat())));
  for (const { need } of terms) {
    const fitting = need ? sets.spansThatFit(need) : [];
    if (!fitting) return undefined;
    for (const { token } of fitting) required.add(token);
  }
  return [...required].map(withToken);
}

/** The sets that a search needs. */
export function setsOfSearch({ terms, leaves }: WordSearch, sets: WordSets): ProductSet[] | undefined {
  const required = setsOfTerms(terms, sets);
  return leaves ? required?.concat(inLeaves(leaves)) : required;
}

function addPlaces(to: IdBits, { ids }: CachedCategory, places: ArrayLike<number>): void {
  for (let at = 0; at < places.length; at += 1) {
    const id = ids[places[at] ?? 0] ?? 0;
    to[id >>> 5] = (to[id >>> 5] ?? 0) | (1 << (id & 31));
  }
}

const all = Number.POSITIVE_INFINITY;

/** Places whose part numbers have a word; undefined while that is not known yet. The same as `partNumberWays`. */
function findByNumber({ mpn }: KeywordTerm, level: MatchLevel, { partNumbers }: CachedCategory) {
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

/** Products that state a word at this level; undefined while the part numbers cannot be looked through. */
function findStating(term: KeywordTerm, level: MatchLevel, { shop, sets }: ShopSets): IdBits | undefined {
  const places = findByNumber(term, level, shop);
  if (!places) return undefined;
  const found = emptyBits(sets.capacity);
  for (const tokens of tokenSets(term, level)) {
    if (!sets.addWithAll(found, tokens)) return undefined;
  }
  for (const some of places) addPlaces(found, shop, some);
  return found;
}

/** What has a word that ratings and ranges may fit. */
interface Fitted {
  /** By how many steps what fits it is above it; without what is in an earlier one. */
  readonly steps: readonly IdBits[];
  /** States the value, or a range with it; all of it is in the first step. */
  readonly covered: IdBits;
}

function fitTerm(term: KeywordTerm, given: ShopSets): Fitted | undefined {
  const { sets } = given;
  const known = term.need && sets.findFitting(term.need);
  const covered = findHaving(onlyCovered(term), given);
  if (!known || !covered) return undefined;
  const steps = Array.from({ length: ratingSteps.length + 1 }, (_, step) =>
    known[step] ? known[step].slice() : emptyBits(sets.capacity),
  );
  if (steps[0]) addBits(steps[0], covered);
  for (const [at, bits] of steps.entries()) for (const better of steps.slice(0, at)) dropBits(bits, better);
  return { steps, covered };
}

/** Products that have a word: state it, or fit it. */
function findHaving(term: KeywordTerm, given: ShopSets): IdBits | undefined {
  const found = findStating(term, 'anywhere', given);
  const spans = term.need ? given.sets.findFitting(term.need) : [];
  if (!found || !spans) return undefined;
  for (const bits of spans) if (bits) addBits(found, bits);
  return found;
}

/** What has a word, and how it fits. */
interface Matched {
  readonly anywhere: IdBits;
  readonly called: IdBits;
  readonly fitted: Fitted | undefined;
}

function matchTerm(term: KeywordTerm, given: ShopSets): Matched | undefined {
  const anywhere = findHaving(term, given);
  const called = findStating(term, 'called', given);
  if (!anywhere || !called) return undefined;
  if (!term.need) return { anywhere, called, fitted: undefined };
  const own = fitTerm(term, given);
  return own && { anywhere, called, fitted: own };
}

/** Every part; undefined where one is missing. */
function allOrNone<T>(parts: readonly (T | undefined)[]): readonly T[] | undefined {
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

function inAll(sets: WordSets, parts: readonly IdBits[]): IdBits {
  const found = sets.listed.slice();
  for (const part of parts) keepBits(found, part);
  return found;
}

/** Whether some product has all of these words; undefined while memory does not know. */
export function hasAny(terms: readonly KeywordTerm[], given: ShopSets): boolean | undefined {
  const found = allOrNone(terms.map((term) => findHaving(term, given)));
  return found && inAll(given.sets, found).some((word) => word !== 0);
}

/** Products by the sum of their steps. */
function sumsOfSteps(found: readonly Matched[], sets: WordSets): IdBits[] {
  let sums: IdBits[] = [sets.listed];
  for (const { fitted: own } of found) {
    if (!own) continue;
    const next = Array.from({ length: sums.length + own.steps.length - 1 }, () => emptyBits(sets.capacity));
    for (const [sum, before] of sums.entries()) {
      for (const [step, bits] of own.steps.entries()) {
        const both = before.slice();
        keepBits(both, bits);
        const to = next[sum + step];
        if (to) addBits(to, both);
      }
    }
    sums = next;
  }
  return sums;
}

/** The tiers of what fits, by their numbers; see `fittingTier`. */
function addFittingTiers(tiers: Map<number, IdBits>, found: readonly Matched[], sets: WordSets): void {
  const called = inAll(
    sets,
    found.flatMap((one) => (one.fitted ? [] : [one.called])),
  );
  const covered = inAll(
    sets,
    found.map((one) => one.fitted?.covered ?? one.anywhere),
  );
  const covering = called.slice();
  keepBits(covering, covered);
  tiers.set(searchTiers.covering, covering);
  tiers.set(searchTiers.anywhere, covered);
  for (const [sum, bits] of sumsOfSteps(found, sets).entries()) {
    const own = bits.slice();
    keepBits(own, called);
    for (const [tier, part] of [
      [sum, own],
      [sum + fittingPlaces, bits],
    ] as const) {
      const known = tiers.get(searchTiers.fitting + tier);
      // Of two ways to one tier the products of both.
      if (known) addBits(known, part);
      else tiers.set(searchTiers.fitting + tier, part.slice());
    }
  }
}

/** What a search finds without its words, or before them: exact part numbers, and what begins so. */
function byNumber(search: WordSearch, anywhere: IdBits, { shop, sets }: ShopSets) {
  const { keys, beginning } = search;
  const exact = emptyBits(sets.capacity);
  for (const key of keys) addPlaces(exact, shop, placesOfKey(shop.partNumbers, key));
  keepBits(exact, anywhere);
  // What begins so is found whether it has the words or not.
  const hasBeginning = beginning.length >= shortestKey;
  const begins = emptyBits(sets.capacity);
  if (hasBeginning) addPlaces(begins, shop, placesBeginning(shop.partNumbers, beginning, all));
  if (hasBeginning) addPlaces(exact, shop, placesOfKey(shop.partNumbers, beginning));
  return { exact, begins };
}

/** Tiers of a search by their numbers, the best first, without what is in a better one; undefined while memory does not know. */
export function tiersOf(search: WordSearch, given: ShopSets): [tier: number, bits: IdBits][] | undefined {
  const { leaves, inStock, terms } = search;
  const { sets } = given;
  const found = allOrNone(terms.map((term) => matchTerm(term, given)));
  if (!found) return undefined;
  const anywhere = inAll(
    sets,
    found.map((one) => one.anywhere),
  );
  const called = inAll(
    sets,
    found.map((one) => one.called),
  );
  const { exact, begins } = byNumber(search, anywhere, given);
  const tiers = new Map<number, IdBits>([
    [searchTiers.exact, exact],
    [searchTiers.beginning, begins],
    [searchTiers.called, called],
  ]);
  if (terms.some(({ need }) => need)) addFittingTiers(tiers, found, sets);
  else tiers.set(searchTiers.anywhere, anywhere.slice());
  const rest = anywhere;
  for (const more of [exact, begins]) addBits(rest, more);
  keepBits(rest, sets.listed);
  const inCategory = leaves && emptyBits(sets.capacity);
  if (inCategory && !sets.addTo(inCategory, inLeaves(leaves).key)) return undefined;
  if (inCategory) keepBits(rest, inCategory);
  if (inStock) keepBits(rest, sets.inStock);
  return [...tiers]
    .toSorted(([a], [b]) => a - b)
    .map(([tier, bits]) => {
      keepBits(bits, rest);
      dropBits(rest, bits);
      return [tier, bits];
    });
}
