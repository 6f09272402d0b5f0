import type { ConditionsRequest } from '#domain/catalogue/conditions.ts';
import { constants } from '#generated/constants.ts';
import type { Queryable } from '../db/queryable.ts';
import { Parameters, run } from '../db/statement.ts';
import { type Conditions, readConditions } from './conditions.ts';
import { leavesOf } from './list-query.ts';
import { cachedCategories } from './memory/cached-categories.ts';
import { isCachedCondition, pageOfCached } from './memory/find-cached.ts';
import { narrow } from './narrowing.ts';
import type { Snapshot } from './snapshot.ts';

/** Conditions of a list, and search tokens that all products under them have: an index finds few products by a rare token. */
interface CountedConditions {
  readonly request: ConditionsRequest;
  readonly tokens: readonly string[];
}

interface CountRow extends Record<string, unknown> {
  place: number;
  count: number;
}

/** Numbers of products under each of the conditions, up to `searchCountLimit`, in one statement. */
export async function countFitting(
  db: Queryable,
  snapshot: Snapshot,
  counted: readonly CountedConditions[],
): Promise<number[]> {
  const reads = await Promise.all(counted.map(({ request }) => readConditions(db, snapshot, request)));
  const inMemory = await Promise.all(
    reads.map(({ read }) => (read.ok ? countCached(db, snapshot, read.value) : undefined)),
  );
  const parameters = new Parameters();
  const parts = reads.flatMap(({ read }, place) => {
    const leaves = read.ok ? leavesOf(snapshot, read.value) : [];
    if (!read.ok || leaves.length === 0 || inMemory[place] !== undefined) return [];
    return [countOne(read.value, leaves, { place, tokens: counted[place]?.tokens ?? [], parameters })];
  });
  if (parts.length === 0) return inMemory.map((count) => count ?? 0);
  const found = await run<CountRow>(db, {
    text: parts.join(' union all '),
    values: parameters.values,
    planEachTime: true,
  });
  const counts = new Map(found.map(({ place, count }) => [place, count]));
  return inMemory.map((count, place) => count ?? counts.get(place) ?? 0);
}

/** The number from the columns of the category in memory; undefined while they are not there. */
async function countCached(
  db: Queryable,
  snapshot: Snapshot,
  conditions: Conditions,
): Promise<number | undefined> {
  const { category } = conditions;
  if (!category || !isCachedCondition(conditions)) return undefined;
  // A word may name values of many categories: reading the columns of all of them would delay those who wait for this one.
  const cached = await cachedCategories(db).findPresent(snapshot, category);
  if (cached?.version !== snapshot.version) return undefined;
  const { total } = pageOfCached(cached, conditions, { by: 'id', descending: false, offset: 0, limit: 0 });
  return Math.min(total, constants.searchCountLimit);
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
