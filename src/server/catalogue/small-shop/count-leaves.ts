import { leastStock } from '#domain/catalogue/conditions.ts';
import { otherBeginning } from '#domain/search/search-rank.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { Conditions } from '../conditions.ts';
import { placeIn } from '../memory/cached-category.ts';
import { findByWords, openShop } from '../memory/find-by-words.ts';
import type { Snapshot } from '../snapshot.ts';
import { shopFacts } from './shop-facts.ts';

const all = { offset: 0, limit: Number.POSITIVE_INFINITY };

/**
 * By leaf category the number of products with all words and the stock of a search for a page of a small shop, and the version of the catalogue. Undefined
 * for other conditions and calls, in a larger shop, and while the words are not in memory.
 */
export async function countLeaves(
  db: Queryable,
  snapshot: Snapshot,
  conditions: Conditions,
): Promise<{ readonly version: number; readonly counts: ReadonlyMap<number, number> } | undefined> {
  const { terms, price } = conditions;
  const facts = price ? undefined : await shopFacts(db, snapshot);
  const opened = facts && (await openShop(db, snapshot));
  if (!opened) return undefined;
  const beginning = otherBeginning(terms) ?? '';
  const search = { terms, keys: [], beginning, leaves: undefined, inStock: false };
  const found = (await findByWords(opened, search, { page: all })).find();
  if (!found || found.version !== facts.version) return undefined;
  const least = leastStock(conditions);
  const counts = new Map<number, number>();
  for (const id of found.ids) {
    const place = placeIn(facts.ids, id);
    const category = facts.categories[place];
    if (category === undefined || (facts.stocks[place] ?? 0) < least) continue;
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return { version: facts.version, counts };
}
