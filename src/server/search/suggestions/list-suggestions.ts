import type { Language } from '#domain/language.ts';
import { catalogueOf } from '#server/catalogue/index.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findCategories } from './find-categories.ts';
import { findParts } from './find-parts.ts';
import { findValues } from './find-values.ts';

/** What a text in the search box may become: part numbers, categories, values of a category. */
export async function listSuggestions(db: Queryable, keyWord: string, language: Language) {
  const catalogue = await catalogueOf(db).read();
  const [partNumbers, values] = await Promise.all([
    findParts(db, catalogue, keyWord, language),
    findValues(db, catalogue, keyWord, language),
  ]);
  return { partNumbers, categories: findCategories(catalogue.snapshot, keyWord, language), values };
}
