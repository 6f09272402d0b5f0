import { type ConditionsRequest, leastStock } from '#domain/catalogue/conditions.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { countedCategories } from '#domain/search/counted-categories.ts';
import { constants } from '#generated/constants.ts';
import {
  countLeaves,
  listedByTokens,
  narrow,
  readConditions,
  snapshotsOf,
  wordsCondition,
} from '#server/catalogue/index.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { run, Parameters as StatementParameters } from '#server/db/statement.ts';

interface CategoryRow extends Record<string, unknown> {
  id: number;
  count: number;
}

type Conditions = Parameters<typeof narrow>[0];

/** Words and stock are known from the product alone, which is faster; prices are in its slots. */
function foundProducts(conditions: Conditions, parameters: StatementParameters) {
  const { terms, price } = conditions;
  if (price) return narrow(conditions, [], parameters, true);
  const least = leastStock(conditions);
  const stock = least > 0 ? ` and p.stock >= ${parameters.add(least, 'int')}` : '';
  return {
    from: 'product p',
    where: `${wordsCondition(terms, parameters)} and ${listedByTokens}${stock}`,
  };
}

function countQuery(conditions: Conditions) {
  const parameters = new StatementParameters();
  const { from, where } = foundProducts(conditions, parameters);
  const most = parameters.add(constants.categoryCountLimit + 1, 'int');
  // Materialized: with the limit in sight the planner hopes to find enough products soon by reading all.
  const text = `with hit as materialized (select p.slot_category_id as id from ${from} where ${where})
    select id, count(*)::int as count from (select id from hit limit ${most}) found group by id`;
  return { text, values: parameters.values, planEachTime: true };
}

async function readCounts(db: Queryable, conditions: Conditions): Promise<ReadonlyMap<number, number>> {
  const found = await run<CategoryRow>(db, countQuery(conditions));
  return new Map(found.map(({ id, count }) => [id, count]));
}

/** How many products with all words of the keyword, the stock and the price each category has, most first. */
export function countCategories(db: Queryable, request: ConditionsRequest, language: Language) {
  return snapshotsOf(db).answer(async (snapshot) => {
    const { read } = await readConditions(db, snapshot, request);
    // A keyword without a word finds nothing.
    if (!read.ok) return { value: countedCategories([]) };
    const inMemory = await countLeaves(db, snapshot, read.value);
    const counts = inMemory?.counts ?? (await readCounts(db, read.value));
    const named = [...counts].flatMap(([id, productCount]) => {
      const category = snapshot.categories.get(id);
      if (!category) return [];
      return [{ catalogId: id, catalogName: inLanguage(category, language), productCount }];
    });
    const value = countedCategories(named);
    return inMemory ? { version: inMemory.version, value } : { value };
  });
}
