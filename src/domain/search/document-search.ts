import { type KeywordTerm, readKeyword } from './keyword.ts';
import { type DocumentIndex, documentHasTerm } from './text-search.ts';

/**
 * What a search for documents looks for: `everything` where it is blank, and `nothing` where its words mean nothing; otherwise
 * documents that have each of the terms.
 */
export type DocumentSearch = 'everything' | 'nothing' | readonly KeywordTerm[];

/** Reads what a search for documents looks for. */
export function documentSearch(keyWord: string): DocumentSearch {
  if (keyWord.trim() === '') return 'everything';
  const terms = readKeyword(keyWord);
  return terms.length === 0 ? 'nothing' : terms;
}

/** Whether a search finds a document. The server's SQL says the same (`documentsCondition`). */
export function isSoughtDocument(sought: DocumentSearch, index: DocumentIndex): boolean {
  if (typeof sought === 'string') return sought === 'everything';
  return sought.every((term) => documentHasTerm(index, term));
}
