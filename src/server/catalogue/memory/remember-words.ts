import { readKeyword } from '#domain/search/keyword.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { Category, Snapshot } from '../snapshot.ts';
import { snapshotsOf } from '../snapshot-source.ts';
import { cachedCategories } from './cached-categories.ts';
import { readersOf, withToken } from './product-sets.ts';
import { type WordSets, wordSetsOf } from './word-sets.ts';
import { setsOfTerms } from './word-tiers.ts';

/** The database finds the words of a smaller shop at once. */
const largeShop = 50_000;
/** Categories whose names are remembered, those with most products. */
const mostCategories = 24;
/** Milliseconds until they are read again after words have changed: reading them takes some ten seconds. */
const leastPause = 600_000;

function largest({ categories }: Snapshot): Category[] {
  return [...categories.values()].toSorted((a, b) => b.products - a.products).slice(0, mostCategories);
}

/** Categories with products and columns, those with most products first. */
function leavesOf({ categories, filledLeaves }: Snapshot): Category[] {
  return filledLeaves.flatMap((id) => categories.get(id) ?? []).toSorted((a, b) => b.products - a.products);
}

/** Words of the names of large categories, and the spans that values fit. */
function commonSets(snapshot: Snapshot, sets: WordSets) {
  const names = largest(snapshot).flatMap(({ zh, en }) => [zh, en]);
  const words = setsOfTerms(
    names.flatMap((name) => readKeyword(name)),
    sets,
  );
  const spans = sets.spans?.map(({ token }) => withToken(token));
  return words && spans && [...words, ...spans];
}

const begun = new WeakMap<Queryable, number>();

/**
 * Reads part numbers, columns and common words of a large shop into the memory of this process before anyone searches for them, in the background. Returns
 * the number of shops whose words it begins to read.
 */
export function rememberCommonWords(db: Queryable, { from = largeShop } = {}): Promise<number> {
  return snapshotsOf(db).answer(async (snapshot) => {
    const cached = cachedCategories(db);
    const shop = snapshot.products >= from ? await cached.find(snapshot, undefined) : undefined;
    const sets = shop && wordSetsOf(shop);
    const isRecent = performance.now() - (begun.get(db) ?? Number.NEGATIVE_INFINITY) < leastPause;
    if (!sets || sets.hasCommon || isRecent) return { value: 0 };
    if (!cached.remembersWords(Number.POSITIVE_INFINITY, 0, sets.begun)) return { value: 0 };
    begun.set(db, performance.now());
    for (const category of leavesOf(snapshot)) await cached.find(snapshot, category);
    sets.loadCommon((now) => commonSets(snapshot, now), readersOf(db));
    return { value: 1 };
  });
}
