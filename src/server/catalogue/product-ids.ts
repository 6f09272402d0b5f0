import type { Read } from '#domain/catalogue/conditions.ts';
import { readSort } from '#domain/catalogue/list-sort.ts';
import type { Language } from '#domain/language.ts';
import type { Queryable } from '../db/queryable.ts';
import { Parameters, run } from '../db/statement.ts';
import { readConditions } from './conditions.ts';
import type { ListRequest } from './list-products.ts';
import { leavesOf } from './list-query.ts';
import { sortOf } from './list-sort.ts';
import { narrowList } from './narrowing.ts';
import { type Attempt, snapshotsOf } from './snapshot-source.ts';

interface Options {
  readonly language: Language;
  readonly most: number;
}

/** The ids of all matching products in the order of the list, read at once: an import meanwhile neither repeats nor skips one. */
export function productIds(
  db: Queryable,
  request: ListRequest,
  { language, most }: Options,
): Promise<Read<readonly number[]>> {
  return snapshotsOf(db).answer(async (snapshot): Promise<Attempt<Read<readonly number[]>>> => {
    const { view, read: conditions } = await readConditions(db, snapshot, request);
    if (!conditions.ok) return { value: conditions };
    const sort = readSort(view, conditions.value, request);
    if (!sort.ok) return { value: sort };
    const leaves = leavesOf(snapshot, conditions.value);
    if (leaves.length === 0) return { value: { ok: true, value: [] } };
    const parameters = new Parameters();
    const order = sortOf(sort.value, language, parameters);
    const { from, where } = narrowList(conditions.value, leaves, order, parameters);
    const text = `select s.product_id::float8 as id, ${order.key} as key from ${from}${order.join} where ${where}
      order by key ${order.direction}, s.product_id ${order.tie} limit ${parameters.add(most, 'int')}`;
    const found = await run<{ id: number }>(db, { text, values: parameters.values, planEachTime: true });
    return { value: { ok: true, value: found.map(({ id }) => id) } };
  });
}
