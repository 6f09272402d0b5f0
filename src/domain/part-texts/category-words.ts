import { findCategoryName } from '../glossary/index.ts';
import { nameKey } from '../glossary/table.ts';
import type { Bilingual } from '../language.ts';
import { profileFor } from '../part-values/extract/rules.ts';

/** What the category of a part says about the words in its description. */
export interface CategoryWords {
  /** Parameters whose known values may occur. */
  readonly expected: readonly string[];
  /** One of the category's own names by its `nameKey`; empty in Chinese where nobody knows the Chinese name. */
  readonly find: (key: string) => Bilingual | undefined;
  /** How many words a name of the category may have that begins with this word (a `nameKey`). */
  readonly longestFrom: (first: string) => number;
}

const known = new WeakMap<readonly Bilingual[], CategoryWords>();

/** Prepared once for each list of names (narrowest category first), as long as the caller keeps the list. */
export function categoryWords(names: readonly Bilingual[]): CategoryWords {
  const found = known.get(names) ?? prepare(names);
  known.set(names, found);
  return found;
}

function prepare(names: readonly Bilingual[]): CategoryWords {
  const byKey = new Map<string, Bilingual>();
  const lengths = new Map<string, number>();
  for (const name of names) {
    for (const text of [name.en, name.zh]) {
      const words = text.split(' ');
      const first = nameKey(words[0] ?? '');
      byKey.set(nameKey(text), dropForeignName(name));
      lengths.set(first, Math.max(lengths.get(first) ?? 0, words.length));
    }
  }
  return {
    expected: profileFor(names.map(({ en }) => en)).texts,
    find: (key) => byKey.get(key),
    longestFrom: (first) => lengths.get(first) ?? 0,
  };
}

function dropForeignName(name: Bilingual): Bilingual {
  const isForeign = name.zh === name.en && /\p{Ll}/u.test(name.zh) && !findCategoryName(name.en);
  return isForeign ? { zh: '', en: name.en } : name;
}
