import { hitsToCount } from './counted-total.ts';
import type { KeywordTerm } from './keyword.ts';
import { type RelaxedParams, relaxedKeyword } from './relax.ts';

/** How many products have the words of a search. */
export interface WordsFound {
  readonly terms: readonly KeywordTerm[];
  readonly total: number;
}

/**
 * Which of two searches is shown: the one in which ratings and ranges count too (`widerTerms`) only where it finds more, or where so many are found that
 * they are not counted.
 */
export function chooseFound<Found extends WordsFound>(exact: Found, wider: Found): Found {
  return wider.total > exact.total || exact.total >= hitsToCount ? wider : exact;
}

/** Whether a search is made again with other words, see `relax`: nothing has those that were typed. */
export function isRelaxed({ total }: Pick<WordsFound, 'total'>): boolean {
  return total === 0;
}

/**
 * What a result says about a search that was not relaxed, even where nothing is found: the words after the last that is looked for
 * (`unread`), and the words of its list where they are not those that were typed.
 */
export function paramsAsTyped(
  typed: readonly KeywordTerm[],
  { terms }: Pick<WordsFound, 'terms'>,
  unread: readonly string[],
): RelaxedParams {
  return {
    ...(unread.length > 0 && { droppedWords: [...unread] }),
    ...(terms !== typed && { listedKeyword: relaxedKeyword({ terms }) }),
  };
}
