import type { KeywordTerm } from '#domain/search/keyword.ts';
import { type MatchLevel, tokenSets } from '#domain/search/matching.ts';
import { fittingPlaces, searchTiers, shortestKey } from '#domain/search/search-rank.ts';
import type { CachedCategory } from './cached-category.ts';
import { placesBeginning, placesOfKey } from './find-part-numbers.ts';
import { addPlaces, type Fit, FoundWords, type ShopSets } from './found-words.ts';
import { addBits, type CutBits, dropBits, type IdBits, indexOfWord, keepBits } from './id-bits.ts';
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
  readonly words: Int32Array;
  readonly tiers: readonly (readonly [tier: number, bits: IdBits])[];
  /** What has all words. */
  readonly anywhere: IdBits;
  readonly hits: Hits;
}

/** What is found; all further sets are cut to these words, as most searches find few products. */
interface Hits {
  readonly given: ShopSets;
  readonly found: FoundWords;
  readonly terms: readonly KeywordTerm[];
  /** Has all words. */
  readonly anywhere: IdBits;
  readonly words: Int32Array;
}

/** Every part; undefined where one is missing. */
function allOrNone<T>(parts: readonly (T | undefined)[]): readonly T[] | undefined {
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

/** Keeps of picked words what is in another set, too. */
function keepPicked(of: IdBits, also: IdBits, words: Int32Array): void {
  for (let at = 0; at < words.length; at += 1) of[at] = (of[at] ?? 0) & (also[words[at] ?? 0] ?? 0);
}

/** Tiers after what is called by all words, by their numbers. */
type LaterTiers = readonly (IdBits | undefined)[];

/** Adds products of one word of their sets, which no tier has, to the tiers of their steps above all values. */
class StepTiers {
  readonly #tiers: (IdBits | undefined)[] = [];
  readonly #fits: readonly Fit[];
  readonly #newSet: () => IdBits;

  constructor(fits: readonly Fit[], newSet: () => IdBits) {
    this.#fits = fits;
    this.#newSet = newSet;
  }

  set(tier: number, bits: IdBits): void {
    this.#tiers[tier] = bits;
  }

  /** The word is at this index; `next` is the first value whose steps are not in the tier yet. */
  add(word: number, at: number, tier: number, next = 0): void {
    if (word === 0) return;
    const fit = this.#fits[next];
    if (!fit) {
      const own = this.#tiers[tier] ?? this.#newSet();
      own[at] = (own[at] ?? 0) | word;
      this.#tiers[tier] = own;
      return;
    }
    const { covered, steps } = fit;
    let [rest, open] = [word, word & ~(covered[at] ?? 0)];
    for (let step = 1; step < steps.length && open !== 0; step += 1) {
      const part = open & (steps[step]?.[at] ?? 0);
      this.add(part, at, tier + step, next + 1);
      rest &= ~part;
      open &= ~part;
    }
    this.add(rest, at, tier, next + 1);
  }

  get tiers(): LaterTiers {
    return this.#tiers;
  }
}

/** The tiers of what fits, by their numbers; see `fittingTier`. */
function findFittingTiers(hits: Hits): LaterTiers | undefined {
  const { given, found, terms, anywhere, words } = hits;
  const { pool } = given.sets;
  const naming = terms.filter(({ need }) => !need);
  const called = findCalledBy(naming, hits);
  const valued = terms.filter(({ need }) => need);
  const fits = allOrNone(valued.map((term) => found.findFit(term, { words, bits: anywhere })));
  if (!called || !fits) return undefined;
  const covered = pool.copyPart(anywhere);
  for (const fit of fits) keepBits(covered, fit.covered);
  const covering = pool.copyPart(called);
  keepBits(covering, covered);
  const open = pool.copyPart(anywhere);
  dropBits(open, covered);
  const tiers = new StepTiers(fits, () => pool.emptyPart(words.length));
  tiers.set(searchTiers.covering, covering);
  tiers.set(searchTiers.anywhere, covered);
  for (let at = 0; at < open.length; at += 1) {
    const [word = 0, calledWord = 0] = [open[at], called[at]];
    tiers.add(word & calledWord, at, searchTiers.fitting);
    tiers.add(word & ~calledWord, at, searchTiers.fitting + fittingPlaces);
  }
  return tiers.tiers;
}

/** Adds products to a part of a set, as far as it has their words. */
function addToCut({ words, bits }: CutBits, { ids }: CachedCategory, places: ArrayLike<number>): void {
  for (let place = 0; place < places.length; place += 1) {
    const id = ids[places[place] ?? 0] ?? 0;
    const at = indexOfWord(words, id >>> 5);
    if (at >= 0) bits[at] = (bits[at] ?? 0) | (1 << (id & 31));
  }
}

/** What a search finds: what has all words, exact part numbers, and what begins so, whether it has the words or not. */
interface Searched {
  readonly words: Int32Array;
  readonly anywhere: IdBits;
  readonly exact: IdBits;
  readonly begins: IdBits;
}

const all = Number.POSITIVE_INFINITY;

/** The same products, with the words of further ones. */
function withWordsOf({ words, bits }: CutBits, places: ArrayLike<number>, { shop, sets }: ShopSets): CutBits {
  const { pool } = sets;
  const [found, inAny] = [pool.take(), pool.take()];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? 0;
    found[word] = bits[at] ?? 0;
    inAny[word] = bits[at] ?? 0;
  }
  addPlaces(inAny, shop, places);
  const wider = pool.filledWords(inAny);
  return { words: wider, bits: pool.pickWords(found, wider) };
}

function findByNumber({ keys, beginning }: WordSearch, found: CutBits, given: ShopSets): Searched {
  const { shop, sets } = given;
  const { partNumbers } = shop;
  const hasBeginning = beginning.length >= shortestKey;
  const places = hasBeginning ? placesBeginning(partNumbers, beginning, all) : [];
  const { words, bits: anywhere } = places.length > 0 ? withWordsOf(found, places, given) : found;
  const exact = sets.pool.emptyPart(words.length);
  for (const key of keys) addToCut({ words, bits: exact }, shop, placesOfKey(partNumbers, key));
  keepBits(exact, anywhere);
  if (hasBeginning) addToCut({ words, bits: exact }, shop, placesOfKey(partNumbers, beginning));
  const begins = sets.pool.emptyPart(words.length);
  addToCut({ words, bits: begins }, shop, places);
  return { words, anywhere, exact, begins };
}

/** What is looked through: the listed products, of the categories and in the stock of a search. Undefined while memory does not know its categories. */
function searchedProducts({ leaves, inStock }: WordSearch, { sets }: ShopSets): IdBits | undefined {
  if (!leaves && !inStock) return sets.listed;
  const found = sets.pool.copy(inStock ? sets.inStock : sets.listed);
  const inCategory = leaves && sets.pool.take();
  if (inCategory && !sets.addTo(inCategory, inLeaves(leaves).key)) return undefined;
  if (inCategory) keepBits(found, inCategory);
  return found;
}

/** Of what has all words of a search what is called by these; undefined while memory does not know. */
export function findCalledBy(
  terms: readonly KeywordTerm[],
  { given, found, anywhere, words }: Hits,
): IdBits | undefined {
  const called = given.sets.pool.copyPart(anywhere);
  for (const term of terms) {
    if (!called.some((word) => word !== 0)) break;
    const part = found.findStating(term, 'called');
    if (!part) return undefined;
    keepPicked(called, part, words);
  }
  return called;
}

/** Tiers after what is called by all words. */
function findLaterTiers(hits: Hits): LaterTiers | undefined {
  if (hits.terms.some(({ need }) => need)) return findFittingTiers(hits);
  const tiers: (IdBits | undefined)[] = [];
  tiers[searchTiers.anywhere] = hits.given.sets.pool.copyPart(hits.anywhere);
  return tiers;
}

/** The tiers of a search, in sets of the pool; undefined while memory does not know. */
export function findTiers(search: WordSearch, given: ShopSets): Tiers | undefined {
  const { terms } = search;
  const { pool } = given.sets;
  const among = searchedProducts(search, given);
  const found = new FoundWords(given);
  const having = among && found.findAll(terms, among);
  if (!having) return undefined;
  const { words, anywhere, exact, begins } = findByNumber(search, having, given);
  const hits: Hits = { given, found, terms, anywhere, words };
  const called = findCalledBy(terms, hits);
  const later = findLaterTiers(hits);
  if (!called || !later) return undefined;
  const tiers = [...later];
  tiers[searchTiers.exact] = exact;
  tiers[searchTiers.beginning] = begins;
  tiers[searchTiers.called] = called;
  const rest = pool.copyPart(anywhere);
  addBits(rest, begins);
  keepBits(rest, pool.pickWords(among, words));
  const inOrder = [...tiers.entries()].flatMap(([tier, bits]) => (bits ? [[tier, bits] as const] : []));
  for (const [, bits] of inOrder) {
    keepBits(bits, rest);
    dropBits(rest, bits);
  }
  return { words, tiers: inOrder, anywhere, hits };
}
