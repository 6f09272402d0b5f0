import type { KeywordTerm } from './keyword.ts';

/** Words of a search as one keyword. */
export function keywordText(terms: readonly KeywordTerm[]): string {
  return terms.map(({ text }) => text).join(' ');
}
