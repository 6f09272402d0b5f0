import type { KeywordTerm, MpnTerm } from '#domain/search/keyword.ts';
import { beginsPartNumber, type MatchLevel, tokenSets } from '#domain/search/matching.ts';
import type { Need } from '#domain/search/stated-spans.ts';
import { addWithPart } from './add-with-part.ts';
import type { CachedCategory } from './cached-category.ts';
import { findContaining, knownContaining } from './contained-parts.ts';
import { placesBeginning } from './find-part-numbers.ts';
import { addBits, countBits, dropBits, type IdBits, keepBits } from './id-bits.ts';
import { addStored } from './stored-ids.ts';
import type { WordSets } from './word-sets.ts';

/** The whole shop in memory, with its sets. */
export interface ShopSets {
  readonly shop: CachedCategory;
  readonly sets: WordSets;
}

const all = Number.POSITIVE_INFINITY;
/** With more products than this all part numbers are looked through, once for all searches. */
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

/**
 * What the words of a search find, each worked out once however often it is asked for. Its sets are those of the pool and of no use afterwards;
 * undefined: memory does not know.
 */
export class FoundWords {
  readonly #given: ShopSets;
  readonly #known = new Map<KeywordTerm, Map<MatchLevel, IdBits>>();

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

  #without(dropped: IdBits, from: IdBits): IdBits {
    const bits = this.#given.sets.pool.copy(from);
    dropBits(bits, dropped);
    return bits;
  }

  /** The candidates that have the key inside their part numbers. Known ones may be missing, and others may be among them. */
  #findContaining(key: string, candidates: IdBits, known: IdBits): IdBits | undefined {
    const { shop, sets } = this.#given;
    const found = sets.pool.take();
    const before = knownContaining(shop, key);
    const open = before ? undefined : this.#without(known, candidates);
    if (open && countBits(open) <= mostLookedAt) addWithPart(found, shop, key, open);
    else {
      const containing = before ?? findContaining(shop, key, sets.pool);
      if (!containing) return undefined;
      addStored(found, containing);
    }
    return found;
  }

  /** Adds those of the candidates that fit a value; false while memory does not know. */
  #addFitting(to: IdBits, need: Need, candidates: IdBits): boolean {
    const { sets } = this.#given;
    const words = sets.pool.filledWords(candidates);
    const steps = sets.findFitting(need, sets.pool.pickWords(candidates, words), words);
    for (const step of steps ?? [])
      for (let at = 0; at < words.length; at += 1) {
        const word = words[at] ?? 0;
        to[word] = (to[word] ?? 0) | (step[at] ?? 0);
      }
    return steps !== undefined;
  }

  /** Candidates that state a word, or fit it; perhaps others, too. */
  findHaving(term: KeywordTerm, candidates: IdBits): IdBits | undefined {
    const stating = this.findStating(term, 'anywhere');
    const key = containedKey(term);
    if (!stating || (!term.need && key === undefined)) return stating;
    const found = this.#given.sets.pool.copy(stating);
    if (term.need && !this.#addFitting(found, term.need, candidates)) return undefined;
    const containing = key === undefined ? undefined : this.#findContaining(key, candidates, found);
    if (containing) addBits(found, containing);
    return key === undefined || containing ? found : undefined;
  }

  /** Listed products that have all of these words. */
  findAll(terms: readonly KeywordTerm[]): IdBits | undefined {
    return this.findAmong(this.#given.sets.listed, terms);
  }

  /** Those of the products that have all of these words. */
  findAmong(products: IdBits, terms: readonly KeywordTerm[]): IdBits | undefined {
    const found = this.#given.sets.pool.copy(products);
    for (const term of terms.toSorted((a, b) => effortOf(a) - effortOf(b))) {
      const having = this.findHaving(term, found);
      if (!having) return undefined;
      keepBits(found, having);
    }
    return found;
  }
}

/** What takes longer is looked for among what has the other words. Of words inside part numbers the longest is in the fewest of them. */
function effortOf(term: KeywordTerm): number {
  const ofKey = containedKey(term) === undefined ? 0 : 1 + 1 / term.text.length;
  return ofKey + (term.need ? 2 : 0);
}

/** For each list of words whether some product has all of them; undefined where memory does not know. Words that all lists have are looked for once. */
export function whichHaveAny(
  asked: readonly (readonly KeywordTerm[])[],
  given: ShopSets,
): (boolean | undefined)[] {
  const { pool } = given.sets;
  const [first = []] = asked;
  const shared = new Set(first.filter((term) => asked.every((terms) => terms.includes(term))));
  return pool.within(() => {
    const withShared = new FoundWords(given).findAll([...shared]);
    return asked.map((terms) => {
      const others = terms.filter((term) => !shared.has(term));
      const find = () => withShared && new FoundWords(given).findAmong(withShared, others);
      return pool.within(() => find()?.some((word) => word !== 0));
    });
  });
}
