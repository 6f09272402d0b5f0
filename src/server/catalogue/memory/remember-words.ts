import { constants } from '#generated/constants.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { Category, Snapshot } from '../snapshot.ts';
import { snapshotsOf } from '../snapshot-source.ts';
import { cachedCategories } from './cached-categories.ts';
import { wordSetsOf } from './follow-words.ts';
import { readersOf } from './product-sets.ts';

/** Milliseconds for each product until words are read again after some have changed: ten times as long as reading them takes. */
const pauseOfProduct = 0.6;

/** Categories with products and columns, those with most products first. */
function leavesOf({ categories, filledLeaves }: Snapshot): Category[] {
  return filledLeaves.flatMap((id) => categories.get(id) ?? []).toSorted((a, b) => b.products - a.products);
}

const begun = new WeakMap<Queryable, number>();

/**
 * Reads part numbers, columns and common words of a shop into the memory of this process before anyone searches for them, in the background. Returns
 * the number of shops whose words it begins to read. With fewer products the shop is not in memory, and the database finds the words at once.
 */
export function rememberCommonWords(
  db: Queryable,
  { from = constants.cachedColumnsFrom, pauseMs }: { from?: number; pauseMs?: number } = {},
): Promise<number> {
  return snapshotsOf(db).answer(async (snapshot) => {
    const cached = cachedCategories(db);
    if (snapshot.products < from) return { value: 0 };
    if (!(await cached.find(snapshot, undefined))) await cached.settled();
    const shop = await cached.find(snapshot, undefined);
    const sets = shop && wordSetsOf(shop);
    const pause = pauseMs ?? snapshot.products * pauseOfProduct;
    const isRecent = performance.now() - (begun.get(db) ?? Number.NEGATIVE_INFINITY) < pause;
    if (!sets || sets.hasCommon || isRecent) return { value: 0 };
    if (!cached.remembersWords(Number.POSITIVE_INFINITY, 0, sets.begun)) return { value: 0 };
    begun.set(db, performance.now());
    for (const category of leavesOf(snapshot)) await cached.find(snapshot, category);
    sets.loadCommon(readersOf(db));
    return { value: 1 };
  });
}
