import type { KeywordTerm } from '#domain/search/keyword.ts';
import { beginsPartNumber } from '#domain/search/matching.ts';
import type { KeyWindow } from '#domain/search/near-spelling.ts';
import { exactKeys, searchTiers } from '#domain/search/search-rank.ts';
import type { CachedCategory } from './cached-category.ts';
import { placesBeginning, placesContaining, placesInWindow, placesOfKey } from './find-part-numbers.ts';

/** Products that a search finds by their part numbers, each in its best tier. */
export interface NumberHits {
  readonly ids: readonly number[];
  readonly tiers: readonly number[];
  readonly isOut: readonly boolean[];
}

/** A search of one word, by its part number. */
export interface NumberSearch {
  readonly terms: readonly KeywordTerm[];
  /** The whole search as the beginning of a part number. */
  readonly key: string;
  /** Products that are looked for at most. */
  readonly limit: number;
}

/** Tiers by the place of the product, each found tier after the better ones. */
class Tiers {
  readonly found = new Map<number, number>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(places: ArrayLike<number>, tier: number): void {
    for (let at = 0; at < places.length && this.found.size < this.#limit; at += 1) {
      const place = places[at] ?? 0;
      if (!this.found.has(place)) this.found.set(place, tier);
    }
  }
}

function tiersOf(
  { partNumbers }: CachedCategory,
  { term, key, limit }: { term: KeywordTerm; key: string; limit: number },
): ReadonlyMap<number, number> | undefined {
  const { mpn } = term;
  if (!mpn) return undefined;
  const tiers = new Tiers(limit);
  for (const exact of exactKeys(key, [term])) tiers.add(placesOfKey(partNumbers, exact), searchTiers.exact);
  if (key.length >= 2) tiers.add(placesBeginning(partNumbers, key, limit), searchTiers.beginning);
  for (const shorter of mpn.shorter)
    tiers.add(placesBeginning(partNumbers, shorter, limit), searchTiers.called);
  if (beginsPartNumber(mpn)) tiers.add(placesBeginning(partNumbers, mpn.key, limit), searchTiers.called);
  if (tiers.found.size === limit) return tiers.found;
  const anywhere =
    mpn.tokens.length === 0
      ? placesBeginning(partNumbers, mpn.key, limit)
      : placesContaining(partNumbers, mpn.key, limit);
  if (!anywhere) return undefined;
  tiers.add(anywhere, searchTiers.anywhere);
  return tiers.found;
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
  const tiers = tiersOf(shop, { term, key, limit });
  if (!tiers) return undefined;
  const places = [...tiers.keys()];
  return {
    ids: places.map((place) => shop.ids[place] ?? 0),
    tiers: [...tiers.values()],
    isOut: places.map((place) => shop.inStock[place] === 0),
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
