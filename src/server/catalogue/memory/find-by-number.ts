import type { KeywordTerm, MpnTerm } from '#domain/search/keyword.ts';
import { beginsPartNumber } from '#domain/search/matching.ts';
import type { KeyWindow } from '#domain/search/near-spelling.ts';
import { exactKeys, searchTiers } from '#domain/search/search-rank.ts';
import type { CachedCategory } from './cached-category.ts';
import { placesBeginning, placesContaining, placesInWindow, placesOfKey } from './find-part-numbers.ts';
import { Room } from './room.ts';

/** Products that a search finds by their part numbers, each in its best tier. */
export interface NumberHits {
  readonly ids: ArrayLike<number>;
  readonly tiers: ArrayLike<number>;
  /** 1 where the product is sold out. */
  readonly isOut: ArrayLike<number>;
}

/** A search of one word, by its part number. */
export interface NumberSearch {
  readonly terms: readonly KeywordTerm[];
  /** The whole search as the beginning of a part number. */
  readonly key: string;
  /** Products that are looked for at most. */
  readonly limit: number;
}

/** By place 1 for what is found: all 0 between two searches. */
const room = new Room(Uint8Array);

/** Found places with their tiers, each found tier after the better ones. */
class Tiers {
  readonly #isFound: Uint8Array;
  readonly #places: Int32Array;
  readonly #tiers: Uint8Array;
  size = 0;

  constructor(products: number, limit: number) {
    this.#isFound = room.take(products);
    this.#places = new Int32Array(Math.min(limit, products));
    this.#tiers = new Uint8Array(this.#places.length);
  }

  get isFull(): boolean {
    return this.size === this.#places.length;
  }

  add(places: ArrayLike<number>, tier: number): void {
    for (let at = 0; at < places.length && !this.isFull; at += 1) {
      const place = places[at] ?? 0;
      if (this.#isFound[place] === 1) continue;
      this.#isFound[place] = 1;
      this.#places[this.size] = place;
      this.#tiers[this.size] = tier;
      this.size += 1;
    }
  }

  /** Ends the search. */
  end(): { readonly places: Int32Array; readonly tiers: Uint8Array } {
    const places = this.#places.subarray(0, this.size);
    for (const place of places) this.#isFound[place] = 0;
    return { places, tiers: this.#tiers.subarray(0, this.size) };
  }
}

interface WordByNumber {
  readonly mpn: MpnTerm;
  readonly term: KeywordTerm;
  readonly key: string;
  readonly limit: number;
}

/** False while part numbers cannot be looked through. */
function addTiers(
  tiers: Tiers,
  { partNumbers }: CachedCategory,
  { mpn, term, key, limit }: WordByNumber,
): boolean {
  for (const exact of exactKeys(key, [term])) tiers.add(placesOfKey(partNumbers, exact), searchTiers.exact);
  if (key.length >= 2) tiers.add(placesBeginning(partNumbers, key, limit), searchTiers.beginning);
  for (const shorter of mpn.shorter)
    tiers.add(placesBeginning(partNumbers, shorter, limit), searchTiers.called);
  if (beginsPartNumber(mpn)) tiers.add(placesBeginning(partNumbers, mpn.key, limit), searchTiers.called);
  if (tiers.isFull) return true;
  const anywhere =
    mpn.tokens.length === 0
      ? placesBeginning(partNumbers, mpn.key, limit)
      : placesContaining(partNumbers, mpn.key, limit);
  if (!anywhere) return false;
  tiers.add(anywhere, searchTiers.anywhere);
  return true;
}

/**
 * The products that a search of one word finds by their part numbers; undefined while these cannot be looked through, and for other searches. The tiers
 * are those of `searchTier`.
 */
export function findNumbersIn(
  shop: CachedCategory,
  { terms, key, limit }: NumberSearch,
): NumberHits | undefined {
  const [term] = terms;
  if (terms.length !== 1 || !term?.mpn) return undefined;
  const tiers = new Tiers(shop.ids.length, limit);
  let isKnown = false;
  let found: ReturnType<typeof tiers.end>;
  try {
    isKnown = addTiers(tiers, shop, { mpn: term.mpn, term, key, limit });
  } finally {
    // Leaves nothing behind in the shared arrays, whatever happens.
    found = tiers.end();
  }
  if (!isKnown) return undefined;
  return {
    ids: found.places.map((place) => shop.ids[place] ?? 0),
    tiers: found.tiers,
    isOut: Uint8Array.from(found.places, (place) => (shop.inStock[place] === 0 ? 1 : 0)),
  };
}

/** Products whose part numbers fit one of the windows, at most the given number of each; undefined while memory does not know. */
export function findInWindows(
  { ids, partNumbers }: CachedCategory,
  windows: readonly KeyWindow[],
  limit: number,
): readonly number[] | undefined {
  const places = windows.map((window) => placesInWindow(partNumbers, window, limit));
  if (!places.every((one) => one !== undefined)) return undefined;
  return [...new Set(places.flat())].map((place) => ids[place] ?? 0);
}
