import { type KeywordTerm, readKeyword } from './keyword.ts';

/**
 * What a search for documents looks for: `everything` where it is blank, and `nothing` where its words mean nothing; otherwise
 * documents that have each of the terms.
 */
export function documentSearch(keyWord: string): 'everything' | 'nothing' | readonly KeywordTerm[] {
  if (keyWord.trim() === '') return 'everything';
  const terms = readKeyword(keyWord);
  return terms.length === 0 ? 'nothing' : terms;
}
