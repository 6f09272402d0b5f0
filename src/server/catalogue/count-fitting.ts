import type { ConditionsRequest } from '#domain/catalogue/conditions.ts';
import { constants } from '#generated/constants.ts';
import type { Queryable } from '../db/queryable.ts';
import { Parameters, run } from '../db/statement.ts';
import { type Conditions, readConditions } from './conditions.ts';
import { leavesOf } from './list-query.ts';
import { cachedCategories } from './memory/cached-categories.ts';
import { countCached, isCachedCondition } from './memory/find-cached.ts';
import { narrow } from './narrowing.ts';
import type { Category, Snapshot } from './snapshot.ts';

/** Conditions of a list, and search tokens that all products under them have: an index finds few products by a rare token. */
interface CountedConditions {
  readonly request: ConditionsRequest;
  readonly tokens: readonly string[];
}

interface CountRow extends Record<string, unknown> {
  place: number;
  count: number;
}

/**
 * Numbers of products under each of the conditions, up to `searchCountLimit`, from memory and in one statement. Where the number cannot be among
 * the `most` largest it is not looked for, and 0; of equal numbers the first ones are the larger.
 */
export async function countFitting(
  db: Queryable,
  snapshot: Snapshot,
  counted: readonly CountedConditions[],
  most: number,
): Promise<number[]> {
  const counts = await Promise.all(counted.map(({ request }) => countInMemory(db, snapshot, request)));
  const others = counted.flatMap((one, place) => {
    const { products = 0 } = categoryOf(snapshot, one.request) ?? snapshot;
    return counts[place] === undefined && mayBeLargest(counts, { place, products, most })
      ? [{ ...one, place }]
      : [];
  });
  const found = others.length > 0 ? await countInDatabase(db, snapshot, others) : [];
  for (const { place, count } of found) counts[place] = count;
  return counts.map((count) => count ?? 0);
}

interface Place {
  readonly place: number;
  /** Products that the conditions may fit at most. */
  readonly products: number;
  readonly most: number;
}

/** Whether fewer than `most` of the known numbers are larger than this one can be. */
function mayBeLargest(counts: readonly (number | undefined)[], { place, products, most }: Place): boolean {
  const atMost = Math.min(products, constants.searchCountLimit);
  const isLarger = (count: number, other: number) => count > atMost || (count === atMost && other < place);
  return counts.filter((count, other) => count !== undefined && isLarger(count, other)).length < most;
}

function categoryOf({ categories }: Snapshot, { catalogId }: ConditionsRequest): Category | undefined {
  return catalogId === undefined ? undefined : categories.get(catalogId);
}

/** The number from the columns of the category in memory; undefined while they are not there. */
async function countInMemory(
  db: Queryable,
  snapshot: Snapshot,
  request: ConditionsRequest,
): Promise<number | undefined> {
  const category = categoryOf(snapshot, request);
  // A word may name values of many categories: reading the columns of all of them would delay those who wait for this one.
  const cached = category && (await cachedCategories(db).findPresent(snapshot, category));
  if (cached?.version !== snapshot.version) return undefined;
  // Afterwards: in which columns there are ranges is known from memory, too.
  const { read } = await readConditions(db, snapshot, request);
  if (!read.ok) return 0;
  if (!isCachedCondition(read.value)) return undefined;
  return Math.min(countCached(cached, read.value), constants.searchCountLimit);
}

async function countInDatabase(
  db: Queryable,
  snapshot: Snapshot,
  counted: readonly (CountedConditions & { readonly place: number })[],
): Promise<CountRow[]> {
  const reads = await Promise.all(counted.map(({ request }) => readConditions(db, snapshot, request)));
  const parameters = new Parameters();
  const parts = counted.flatMap(({ place, tokens }, at) => {
    const read = reads[at]?.read;
    const leaves = read?.ok ? leavesOf(snapshot, read.value) : [];
    return read?.ok && leaves.length > 0 ? [countOne(read.value, leaves, { place, tokens, parameters })] : [];
  });
  if (parts.length === 0) return [];
  return run<CountRow>(db, {
    text: parts.join(' union all '),
    values: parameters.values,
    planEachTime: true,
  });
}

interface Counted {
  place: number;
  tokens: readonly string[];
  parameters: Parameters;
}

function countOne(conditions: Conditions, leaves: number[], { place, tokens, parameters }: Counted): string {
  const { from, where } = narrow(conditions, leaves, parameters, tokens.length > 0);
  const having = tokens.length > 0 ? ` and p.tokens @> ${parameters.add(tokens, 'text[]')}` : '';
  return `select ${place} as place, count(*)::int as count from (select 1 from ${from} where ${where}${having}
    limit ${parameters.add(constants.searchCountLimit, 'int')}) few`;
}
