import { constants } from '#generated/constants.ts';
import { type fittingWordFitNames, fittingWordFitValues } from '#generated/enums.ts';
import { fittingTerms, type KeywordTerm, wordOf } from './keyword.ts';
import type { SpanKind } from './stated-spans.ts';

/** The words as which a search with so few hits is made again, so that ratings and ranges count too; undefined where it need not be. */
export function widerTerms(terms: readonly KeywordTerm[], hits: number): KeywordTerm[] | undefined {
  return hits < constants.exactHits ? fittingTerms(terms) : undefined;
}

const fits: Readonly<Record<SpanKind, keyof typeof fittingWordFitNames>> = {
  rating: fittingWordFitValues.byRating,
  limit: fittingWordFitValues.byLimit,
  range: fittingWordFitValues.byRange,
  number: fittingWordFitValues.byNumber,
};
const kinds: readonly SpanKind[] = ['rating', 'limit', 'range', 'number'];

/** A value that parts fit without stating it, as a result says it. */
export interface FittingWord {
  readonly word: string;
  readonly fit: keyof typeof fittingWordFitNames;
}

/** What has to be asked to say how parts fit a word: whether some part has all of these words. */
export interface FittingQuestion {
  readonly said: FittingWord;
  readonly terms: readonly KeywordTerm[];
}

/** For each value of a search and each way to fit it, the search of which a hit fits so, and not by stating the value. */
export function fittingQuestions(terms: readonly KeywordTerm[]): FittingQuestion[] {
  return terms.flatMap((term, at) => {
    const { need } = term;
    if (!need) return [];
    return kinds.map((kind) => {
      const only = {
        text: term.text,
        words: [],
        mpn: undefined,
        values: [],
        others: [],
        need: { ...need, kind },
      };
      return { said: { word: wordOf(term), fit: fits[kind] }, terms: terms.with(at, only) };
    });
  });
}
