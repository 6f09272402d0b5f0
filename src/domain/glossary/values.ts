import type { Bilingual } from '../language.ts';
import { nameKey, readNames, readTable } from './table.ts';
import { valuesTable } from './values-table.ts';

/** A frequent text value of a parameter, in both languages. */
export interface TextValue extends Bilingual {
  /** The parameters that take this value. */
  readonly keys: readonly string[];
  readonly otherNames: readonly string[];
}

/** Every text value of the glossary. */
export const textValues: readonly TextValue[] = readTable(valuesTable).map(
  ([keys = '', zh = '', en = '', others]) => ({
    keys: keys.split(','),
    zh,
    en,
    otherNames: readNames(others),
  }),
);

const byName = new Map<string, TextValue[]>();
for (const value of textValues) {
  for (const key of new Set([value.zh, value.en, ...value.otherNames].map(nameKey))) {
    byName.set(key, [...(byName.get(key) ?? []), value]);
  }
}

const beginnings = new Set(
  [...byName.keys()].flatMap((key) => Array.from(key, (_, at) => key.slice(0, at + 1))),
);

/** Whether a text value can begin with this word: most words of a description begin none, and need not be looked up with the next ones. */
export function beginsTextValue(word: string): boolean {
  const key = nameKey(word);
  return key === '' || beginnings.has(key);
}

/** Every text value that is spelled like this in either language. */
export function textValuesNamed(text: string): readonly TextValue[] {
  return byName.get(nameKey(text)) ?? [];
}

/** The value in both languages as this parameter writes it, or undefined where the glossary does not know it. */
export function findTextValue(key: string, text: string): Bilingual | undefined {
  return textValuesNamed(text).find((value) => value.keys.includes(key));
}

/** The longest phrase of the values, in words: how far a search for one has to look. */
export const longestPhrase = Math.max(
  ...textValues.flatMap((value) => [value.en, ...value.otherNames]).map((name) => name.split(' ').length),
);
