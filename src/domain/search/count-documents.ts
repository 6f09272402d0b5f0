import { type DocumentSearch, isSoughtDocument } from './document-search.ts';
import type { KeywordTerm } from './keyword.ts';
import { type DocumentIndex, hasWordInOrder, partKeyPattern } from './text-search.ts';

/**
 * How many of these documents a search finds. Every search asks, and most words are in none of them: that is known from the words of all in order, and
 * looking through those of each document took a tenth of a search for a part number.
 */
export function documentCounter(documents: readonly DocumentIndex[]): (sought: DocumentSearch) => number {
  const words = [...new Set(documents.flatMap(({ tokens }) => tokens))].toSorted();
  const partKeys = documents.map((index) => index.partKeys).join('');
  const mayHave = (term: KeywordTerm) =>
    (term.words.length > 0 && term.words.every((word) => hasWordInOrder(words, word))) ||
    (term.mpn !== undefined && partKeys.includes(partKeyPattern(term.mpn)));
  return (sought) => {
    if (typeof sought !== 'string' && !sought.every(mayHave)) return 0;
    return documents.filter((index) => isSoughtDocument(sought, index)).length;
  };
}
