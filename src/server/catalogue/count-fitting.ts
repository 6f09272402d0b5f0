import type { ConditionsRequest } from '#domain/catalogue/conditions.ts';
import { constants } from '#generated/constants.ts';
import type { Queryable } from '../db/queryable.ts';
import { Parameters, run } from '../db/statement.ts';
import { type Conditions, readConditions } from './conditions.ts';
import { leavesOf } from './list-query.ts';
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
  const parameters = new Parameters();
  const parts = reads.flatMap(({ read }, place) => {
    const leaves = read.ok ? leavesOf(snapshot, read.value) : [];
    if (!read.ok || leaves.length === 0) return [];
    return [countOne(read.value, leaves, { place, tokens: counted[place]?.tokens ?? [], parameters })];
  });
  if (parts.length === 0) return counted.map(() => 0);
  const found = await run<CountRow>(db, {
    text: parts.join(' union all '),
    values: parameters.values,
    planEachTime: true,
  });
  const counts = new Map(found.map(({ place, count }) => [place, count]));
  return counted.map((_, place) => counts.get(place) ?? 0);
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
