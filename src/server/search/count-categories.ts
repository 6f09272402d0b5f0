import type { ConditionsRequest } from '#domain/catalogue/conditions.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { countedCategories } from '#domain/search/counted-categories.ts';
import { catalogueOf, readConditions } from '#server/catalogue/index.ts';
import type { Queryable } from '#server/db/queryable.ts';

/** How many products with all words of the keyword, the stock and the price each category has, most first. */
export async function countCategories(db: Queryable, request: ConditionsRequest, language: Language) {
  const catalogue = await catalogueOf(db).read();
  const read = readConditions(catalogue, request);
  // A keyword without a word finds nothing.
  if (!read.ok) return countedCategories([]);
  const counts = catalogue.index.countCategories(read.value);
  const named = [...counts].flatMap(([id, productCount]) => {
    const category = catalogue.snapshot.categories.get(id);
    return category ? [{ catalogId: id, catalogName: inLanguage(category, language), productCount }] : [];
  });
  return countedCategories(named);
}
