import type { Bilingual } from '../language.ts';
import { categoriesTable } from './categories-table.ts';
import { nameKey, readNames, readTable } from './table.ts';

/** A category name in both languages, with its other spellings in either. */
export interface CategoryName extends Bilingual {
  readonly otherNames: readonly string[];
}

/** Every category name of the glossary. */
export const categoryNames: readonly CategoryName[] = readTable(categoriesTable).map(
  ([en = '', zh = '', others]) => ({ zh, en, otherNames: readNames(others) }),
);

const byName = new Map<string, Bilingual>();
for (const { zh, en, otherNames } of categoryNames) {
  for (const name of [en, zh, ...otherNames]) {
    if (!byName.has(nameKey(name))) byName.set(nameKey(name), { zh, en });
  }
}

/** A category name of a supplier, given in either language, in both; undefined where the glossary does not know it. */
export function findCategoryName(name: string): Bilingual | undefined {
  return byName.get(nameKey(name));
}
