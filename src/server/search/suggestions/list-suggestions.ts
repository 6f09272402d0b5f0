import type { Language } from '#domain/language.ts';
import { snapshotsOf } from '#server/catalogue/index.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findCategories } from './find-categories.ts';
import { findParts } from './find-parts.ts';
import { findValues } from './find-values.ts';

/** What a text in the search box may become: part numbers, categories, values of a category. */
export function listSuggestions(db: Queryable, keyWord: string, language: Language) {
  return snapshotsOf(db).answer(async (snapshot) => {
    const [partNumbers, values] = await Promise.all([
      findParts(db, keyWord, language),
      findValues(db, snapshot, keyWord, language),
    ]);
    return { value: { partNumbers, categories: findCategories(snapshot, keyWord, language), values } };
  });
}
