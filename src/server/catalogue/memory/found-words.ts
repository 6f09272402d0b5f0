import { type KeywordTerm, type MpnTerm, onlyCovered } from '#domain/search/keyword.ts';
import { beginsPartNumber, type MatchLevel, tokenSets } from '#domain/search/matching.ts';
import { addWithPart } from './add-with-part.ts';
import type { CachedCategory } from './cached-category.ts';
import { findContaining, knownContaining } from './contained-parts.ts';
import { placesBeginning } from './find-part-numbers.ts';
import { addBits, type CutBits, countBits, dropBits, haveCommon, type IdBits, keepBits } from './id-bits.ts';
import { addStored } from './stored-ids.ts';
import type { WordSets } from './word-sets.ts';

/** The whole shop in memory, with its sets. */
export interface ShopSets {
  readonly shop: CachedCategory;
  readonly sets: WordSets;
}

const all = Number.POSITIVE_INFINITY;
/** With more products than this all part numbers are looked through, once for all searches; of a shop with no more, too. */
const mostLookedAt = 4000;

export function addPlaces(to: IdBits, { ids }: CachedCategory, places: ArrayLike<number>): void {
  for (let at = 0; at < places.length; at += 1) {
    const id = ids[places[at] ?? 0] ?? 0;
    to[id >>> 5] = (to[id >>> 5] ?? 0) | (1 << (id & 31));
  }
}

/** What part numbers begin with that have a word at this level. The same as `partNumberWays`, but for what a number contains. */
function beginnings(mpn: MpnTerm, level: MatchLevel): readonly string[] {
  const isBeginning = level === 'called' ? beginsPartNumber(mpn) : mpn.tokens.length === 0;
  return isBeginning ? [...mpn.shorter, mpn.key] : mpn.shorter;
}

/** The key that a part number may have anywhere in it; undefined for words that are not looked for so. */
function containedKey({ mpn }: KeywordTerm): string | undefined {
  return mpn && mpn.tokens.length > 0 ? mpn.key : undefined;
}

/** Whether a product only has the word where it states it. */
function isOnlyStated(term: KeywordTerm): boolean {
  return !term.need && containedKey(term) === undefined;
}

const noWords = new Int32Array();

/** What has a value that may be fit, of these words of each set. */
interface Fitting {
  readonly words: Int32Array;
  /** What states it, or has it inside its part number. */
  readonly stated: IdBits;
  /** What fits it, by the first step. */
  readonly steps: readonly IdBits[];
}

/** A value that may be fit: what states it, or a range with it, and what fits it by the first step, of the same words each. */
export interface Fit {
  readonly covered: IdBits;
  readonly steps: readonly IdBits[];
}

/**
 * What the words of a search find, each worked out once however often it is asked for. Its sets are those of the pool and of no use afterwards;
 * undefined: memory does not know.
 */
export class FoundWords {
  readonly #given: ShopSets;
  readonly #known = new Map<KeywordTerm, Map<MatchLevel, IdBits>>();
  readonly #fits = new Map<KeywordTerm, Fitting>();

  constructor(given: ShopSets) {
    this.#given = given;
  }

  /** Products that state a word at this level, but for those that only have it inside their part numbers. */
  findStating(term: KeywordTerm, level: MatchLevel): IdBits | undefined {
    const known = this.#known.get(term) ?? new Map<MatchLevel, IdBits>();
    this.#known.set(term, known);
    const found = known.get(level) ?? this.#readStating(term, level);
    if (found) known.set(level, found);
    return found;
  }

  #readStating(term: KeywordTerm, level: MatchLevel): IdBits | undefined {
    const { shop, sets } = this.#given;
    const union = sets.withAny(tokenSets(term, level));
    const keys = term.mpn ? beginnings(term.mpn, level) : [];
    if (!union || keys.length === 0) return union;
    const found = sets.pool.copy(union);
    for (const key of keys) addPlaces(found, shop, placesBeginning(shop.partNumbers, key, all));
    return found;
  }

  /** Adds those of the candidates that have the key inside their part numbers; false while memory does not know. */
  #addContaining(to: IdBits, key: string, { words, bits }: CutBits): boolean {
    const { shop, sets } = this.#given;
    const isSmall = shop.ids.length <= mostLookedAt;
    const known = knownContaining(shop, key) ?? (isSmall ? findContaining(shop, key, sets.pool) : undefined);
    if (!known) {
      const open = sets.pool.copyPart(bits);
      dropBits(open, to);
      if (countBits(open) <= mostLookedAt) {
        addWithPart(to, shop, key, { words, bits: open });
        return true;
      }
    }
    const containing = known ?? findContaining(shop, key, sets.pool);
    if (!containing) return false;
    const having = sets.pool.take();
    addStored(having, containing);
    addBits(to, sets.pool.pickWords(having, words));
    return true;
  }

  /** Those of the candidates that state a word, or fit it. */
  findHaving(term: KeywordTerm, candidates: CutBits): IdBits | undefined {
    const { sets } = this.#given;
    const { words, bits } = candidates;
    const stating = this.findStating(term, 'anywhere');
    if (!stating) return undefined;
    const found = sets.pool.pickWords(stating, words);
    const key = containedKey(term);
    if (key !== undefined && !this.#addContaining(found, key, candidates)) return undefined;
    if (term.need) {
      const steps = sets.fitting.find(term.need, candidates);
      if (!steps) return undefined;
      this.#fits.set(term, { words, stated: sets.pool.copyPart(found), steps });
      for (const step of steps) addBits(found, step);
    }
    keepBits(found, bits);
    return found;
  }

  /** How some of the products that were found have a value that may be fit; undefined while memory does not know. */
  findFit(term: KeywordTerm, { words, bits }: CutBits): Fit | undefined {
    const { pool } = this.#given.sets;
    const found = this.#fits.get(term);
    const pick = (of: IdBits) =>
      found ? pool.pickCut({ words: found.words, bits: of }, words) : pool.emptyPart(words.length);
    const covered = pick(found?.stated ?? noWords);
    const { need } = onlyCovered(term);
    if (need && !this.#given.sets.fitting.addTo(covered, need, { words, bits })) return undefined;
    return { covered, steps: found?.steps.map(pick) ?? [] };
  }

  /** Those of many products that have all of these words. */
  findAll(terms: readonly KeywordTerm[], among: IdBits): CutBits | undefined {
    const { pool } = this.#given.sets;
    if (this.#isMissing(terms)) return { words: noWords, bits: noWords };
    const [first, ...others] = this.#inOrder(terms);
    // Of a word that is only stated the set is there already.
    if (!first || !isOnlyStated(first)) return this.findAmong(pool.cutToBoth(among, among), terms);
    const stating = this.findStating(first, 'anywhere');
    return stating && this.findAmong(pool.cutToBoth(among, stating), others);
  }

  /** Those of the products that have all of these words. */
  findAmong(products: CutBits, terms: readonly KeywordTerm[]): CutBits | undefined {
    const { pool } = this.#given.sets;
    if (this.#isMissing(terms)) return { words: noWords, bits: noWords };
    let found = products;
    for (const term of this.#inOrder(terms)) {
      if (found.words.length === 0) return found;
      const bits = this.findHaving(term, found);
      if (!bits) return undefined;
      found = pool.cutEmpty({ words: found.words, bits });
    }
    return found;
  }

  /** Whether it is known that no product has one of these words. */
  #isMissing(terms: readonly KeywordTerm[]): boolean {
    const { nothing } = this.#given.sets;
    return terms.some((term) => isOnlyStated(term) && this.findStating(term, 'anywhere') === nothing);
  }

  /** What products state of each of these words; undefined where no product states one of them, or memory does not know. */
  #setsStating(terms: readonly KeywordTerm[]): readonly IdBits[] | undefined {
    const { nothing } = this.#given.sets;
    const sets = terms.flatMap((term) => {
      const stating = this.findStating(term, 'anywhere');
      return stating && stating !== nothing ? [stating] : [];
    });
    return sets.length === terms.length ? sets : undefined;
  }

  /** Whether a listed product states all of these words; where none does, some may still have them. */
  areStated(terms: readonly KeywordTerm[]): boolean {
    const sets = this.#setsStating(terms);
    return sets !== undefined && haveCommon([this.#given.sets.listed, ...sets]);
  }

  /** Whether a listed product states all of these words but one value, and fits that; where none does, some may still have them. */
  areFitted(terms: readonly KeywordTerm[]): boolean {
    const { sets } = this.#given;
    const [valued, ...more] = terms.filter(({ need }) => need);
    const stating = this.#setsStating(terms.filter((term) => term !== valued));
    if (!valued?.need || more.length > 0 || !stating) return false;
    const [first = sets.listed, ...others] = stating;
    const both = others.length > 0 ? sets.pool.copy(first) : first;
    for (const other of others) keepBits(both, other);
    const found = sets.pool.cutToBoth(sets.listed, both);
    return sets.fitting.which([valued.need], found)?.includes(true) === true;
  }

  /** What takes longer is looked for among what has the other words; of the others the rarest is the first. */
  #inOrder(terms: readonly KeywordTerm[]): KeywordTerm[] {
    const { sets } = this.#given;
    const sizes = new Map(terms.map((term) => [term, sets.sizeOf(tokenSets(term, 'anywhere'))]));
    const sizeOf = (term: KeywordTerm) => sizes.get(term) ?? 0;
    return terms.toSorted((a, b) => effortOf(a) - effortOf(b) || sizeOf(a) - sizeOf(b));
  }
}

/** Of words inside part numbers the longest is in the fewest of them. */
function effortOf(term: KeywordTerm): number {
  const ofKey = containedKey(term) === undefined ? 0 : 1 + 1 / term.text.length;
  return ofKey + (term.need ? 2 : 0);
}

/** What all lists of a question share, and what has it. */
interface Shared {
  readonly terms: readonly KeywordTerm[];
  readonly found: CutBits;
}

/** Of the last question of a search: a relaxed one asks for one value after the other together with the same words. */
const lastShared = new WeakMap<ShopSets, Shared>();
/** Words of a set that are kept for the next question. */
const mostKept = 8192;

function keepShared(given: ShopSets, terms: ReadonlySet<KeywordTerm>, { words, bits }: CutBits): void {
  if (words.length <= mostKept)
    lastShared.set(given, { terms: [...terms], found: { words: words.slice(), bits: bits.slice() } });
}

function recallShared(given: ShopSets, terms: ReadonlySet<KeywordTerm>): CutBits | undefined {
  const before = lastShared.get(given);
  const isSame = before?.terms.length === terms.size && before.terms.every((term) => terms.has(term));
  return isSame ? before.found : undefined;
}

/** For each list of words whether some product has all of them; undefined where memory does not know. Words that all lists have are looked for once. */
export function whichHaveAny(
  asked: readonly (readonly KeywordTerm[])[],
  given: ShopSets,
): (boolean | undefined)[] {
  const { pool, listed } = given.sets;
  const [first = []] = asked;
  const shared = new Set(first.filter((term) => asked.every((terms) => terms.includes(term))));
  const before = recallShared(given, shared);
  return pool.within(() => {
    // Most often some product states or fits them, which is known soonest.
    const areKnown = asked.map(
      (terms) =>
        !before &&
        pool.within(() => {
          const found = new FoundWords(given);
          return found.areStated(terms) || found.areFitted(terms);
        }),
    );
    if (areKnown.every(Boolean)) return areKnown;
    const withShared =
      before ?? (shared.size > 0 ? new FoundWords(given).findAll([...shared], listed) : undefined);
    if (withShared && !before) keepShared(given, shared, withShared);
    const find = (terms: readonly KeywordTerm[]) => {
      if (shared.size === 0) return new FoundWords(given).findAll(terms, listed);
      const others = terms.filter((term) => !shared.has(term));
      return withShared && new FoundWords(given).findAmong(withShared, others);
    };
    const isFound = (found: CutBits | undefined) => found && found.words.length > 0;
    return asked.map((terms, at) => areKnown[at] || pool.within(() => isFound(find(terms))));
  });
}
