import type { CachedCategory, ChangedProduct } from './cached-category.ts';
import { WordSets } from './word-sets.ts';

const known = new WeakMap<CachedCategory, WordSets>();
const dropped = new WeakMap<CachedCategory, number>();

/** The sets of a shop in memory. */
export function wordSetsOf(shop: CachedCategory): WordSets {
  const sets = known.get(shop) ?? new WordSets(shop, dropped.get(shop) ?? Number.NEGATIVE_INFINITY);
  known.set(shop, sets);
  return sets;
}

interface Changes {
  readonly changed: readonly ChangedProduct[];
  /** Some product may have got other tokens or another category, both of which are written together; it is not known which product. */
  readonly hasOtherTokens: boolean;
}

/** Brings the sets of a shop up to date with it; they start again empty when they may be wrong. */
export function followWords(shop: CachedCategory, { changed, hasOtherTokens }: Changes): void {
  const sets = known.get(shop);
  if (!sets || (!hasOtherTokens && sets.follow(changed))) return;
  sets.drop();
  known.delete(shop);
  dropped.set(shop, performance.now());
}
