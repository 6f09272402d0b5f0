import type { Bilingual } from '../language.ts';
import { categoriesTable } from './categories-table.ts';
import { nameKey, readNames, readTable } from './table.ts';

/** Every category name of the glossary in both languages. */
export const categoryNames: readonly Bilingual[] = readTable(categoriesTable).map(([en = '', zh = '']) => ({
  zh,
  en,
}));

const byName = new Map<string, Bilingual>();
for (const [en = '', zh = '', others] of readTable(categoriesTable)) {
  for (const name of [en, zh, ...readNames(others)]) {
    if (!byName.has(nameKey(name))) byName.set(nameKey(name), { zh, en });
  }
}

/** A category name of a supplier, given in either language, in both; undefined where the glossary does not know it. */
export function findCategoryName(name: string): Bilingual | undefined {
  return byName.get(nameKey(name));
}
