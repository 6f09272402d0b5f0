import { categoryNames, textValues, tradeWords } from '../glossary/index.ts';
import { nameKey } from '../glossary/table.ts';
import type { Bilingual } from '../language.ts';

/** A phrase that the glossary knows; `keys` are the parameters of which it is a value. */
export interface Phrase extends Bilingual {
  readonly keys?: readonly string[];
}

const phrases = new Map<string, Phrase[]>();
/** By the key of their first word, how many words the longest phrase has. */
const lengths = new Map<string, number>();

function add(name: string, phrase: Phrase): void {
  const key = nameKey(name);
  if (!/\p{L}/u.test(key)) return;
  phrases.set(key, [...(phrases.get(key) ?? []), phrase]);
  const words = name.split(' ');
  const first = words.map(nameKey).find((word) => word !== '') ?? key;
  lengths.set(first, Math.max(lengths.get(first) ?? 0, words.length));
}

type Entry = Phrase & { readonly otherNames: readonly string[] };

const entries: readonly Entry[] = [...tradeWords, ...textValues, ...categoryNames];
for (const { otherNames, ...phrase } of entries) {
  for (const name of new Set([phrase.en, phrase.zh, ...otherNames])) add(name, phrase);
}

/** How many words a phrase may have that begins with this one (a `nameKey`); 0 where none does. */
export function longestFrom(first: string): number {
  return lengths.get(first) ?? 0;
}

/**
 * What a phrase (a `nameKey`) means. Of several meanings the words of descriptions go first, then the values of the
 * `expected` parameters; a bare abbreviation (`DIP`, `IR`) is the value of a parameter only where that is expected.
 */
export function findPhrase(key: string, expected: readonly string[], written: string): Bilingual | undefined {
  const found = phrases.get(key);
  if (!found) return undefined;
  const word = found.find((phrase) => phrase.keys === undefined);
  const value = found.find((phrase) => phrase.keys?.some((name) => expected.includes(name)));
  if (value && !/^\d+$/.test(value.zh)) return value;
  if (word) return word;
  return /^[A-Z]{2,4}$/.test(written) ? undefined : found.find((phrase) => !/^\d+$/.test(phrase.zh));
}

const LIMIT = 20_000;
let keys = new Map<string, string>();

/** `nameKey`, which is slow, remembered: descriptions repeat their words. */
export function keyOf(word: string): string {
  const found = keys.get(word);
  if (found !== undefined) return found;
  if (keys.size >= LIMIT) keys = new Map();
  const key = nameKey(word);
  keys.set(word, key);
  return key;
}
