import { inLanguage, type Language } from '#domain/language.ts';
import { countedCategories } from '#domain/search/counted-categories.ts';
import { readKeyword } from '#domain/search/keyword.ts';
import { constants } from '#generated/constants.ts';
import { keywordCondition, snapshotsOf } from '#server/catalogue/index.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { Parameters, run } from '#server/db/statement.ts';

interface CategoryRow extends Record<string, unknown> {
  id: number;
  count: number;
}

function countQuery(keyWord: string, inStock: boolean) {
  const parameters = new Parameters();
  const where = keywordCondition(readKeyword(keyWord), parameters);
  const stock = inStock ? ' and p.stock > 0' : '';
  const most = parameters.add(constants.categoryCountLimit + 1, 'int');
  const text = `select id, count(*)::int as count from (select p.slot_category_id as id from product p
    where ${where} and p.slot_category_id is not null${stock} limit ${most}) found group by id`;
  return { text, values: parameters.values, planEachTime: true };
}

/** How many products with all words of the keyword each category has, most first. */
export function countCategories(
  db: Queryable,
  { keyWord, inStock }: { keyWord: string; inStock: boolean },
  language: Language,
) {
  return snapshotsOf(db).answer(async (snapshot) => {
    if (readKeyword(keyWord).length === 0) return { value: countedCategories([]) };
    const found = await run<CategoryRow>(db, countQuery(keyWord, inStock));
    const named = found.flatMap(({ id, count }) => {
      const category = snapshot.categories.get(id);
      if (!category) return [];
      return [{ catalogId: id, catalogName: inLanguage(category, language), productCount: count }];
    });
    return { value: countedCategories(named) };
  });
}
