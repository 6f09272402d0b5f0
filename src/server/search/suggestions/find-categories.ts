import type { Language } from '#domain/language.ts';
import { indexCategories, matchCategories, shownCategory } from '#domain/suggestions/index.ts';
import type { Snapshot } from '#server/catalogue/index.ts';

function indexOf(snapshot: Snapshot) {
  return indexCategories(
    [...snapshot.categories.values()].map(({ id, zh, en, products, parent }) => ({
      id,
      name: { zh, en },
      products,
      parent: parent && { zh: parent.zh, en: parent.en },
    })),
  );
}

const indexes = new WeakMap<Snapshot, ReturnType<typeof indexOf>>();

/** Categories that the text names; without a query. */
export function findCategories(snapshot: Snapshot, keyWord: string, language: Language) {
  const index = indexes.get(snapshot) ?? indexOf(snapshot);
  indexes.set(snapshot, index);
  return matchCategories(keyWord, index).map((category) => shownCategory(category, language));
}
