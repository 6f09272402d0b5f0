import { knownChinese } from './known-chinese.ts';
import { chineseNames, spelledWords } from './synonyms.ts';
import { fold } from './tokens.ts';

const wordPattern = /[a-z]{4,}|\p{Script=Han}{3,}/gu;

/** Words that a mistyped one may have meant: those of the glossary, then those of the given texts, the most frequent first. */
export function vocabularyFrom(texts: Iterable<string>): string[] {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const [word] of fold(text).matchAll(wordPattern)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const frequent = [...counts].toSorted((a, b) => b[1] - a[1]).map(([word]) => word);
  return [...new Set([...spelledWords, ...knownChinese, ...chineseNames, ...frequent])];
}
