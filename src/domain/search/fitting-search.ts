import { constants } from '#generated/constants.ts';
import { type fittingWordFitNames, fittingWordFitValues } from '#generated/enums.ts';
import { productTotalParamsLimits } from '#generated/limits.ts';
import { fittingTerms, type KeywordTerm, wordOf } from './keyword.ts';
import { keywordText } from './keyword-text.ts';
import { type IndexedProduct, matchesTerm } from './matching.ts';
import type { Need, SpanKind } from './stated-spans.ts';

const { listedKeyword } = productTotalParamsLimits;

/**
 * The words by which a hit must be called to count as one that states the values: all but those values. A thermistor with 10k and -40℃ is none of
 * `10k 0603 -40℃`. Undefined where every hit counts: nothing may be fit, or nothing else is searched for.
 */
export function namingTerms(terms: readonly KeywordTerm[]): KeywordTerm[] | undefined {
  const fitting = fittingTerms(terms);
  const naming = terms.filter((term, at) => fitting?.[at] === term);
  return naming.length > 0 ? naming : undefined;
}

/** Whether a product has all words, and is called by these. */
export function isNamedHit(
  product: IndexedProduct,
  terms: readonly KeywordTerm[],
  naming: readonly KeywordTerm[],
): boolean {
  return (
    terms.every((term) => matchesTerm(product, term)) &&
    naming.every((term) => matchesTerm(product, term, 'called'))
  );
}

/**
 * The words with which a search that has this number of hits is made again (see `namingTerms`), so that ratings and ranges count too; undefined where it
 * has enough of them, and where these words would be longer than a keyword may be.
 */
export function widerTerms(terms: readonly KeywordTerm[], hits: number): KeywordTerm[] | undefined {
  const wider = hits < constants.exactHits ? fittingTerms(terms) : undefined;
  return wider && keywordText(wider).length <= listedKeyword.maxLength ? wider : undefined;
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

/** What has to be asked to say how parts fit a word: whether some part has all of these words, or of those that are found one fits this need. */
export interface FittingQuestion {
  readonly said: FittingWord;
  readonly need: Need;
  readonly terms: readonly KeywordTerm[];
}

/** For each value of a search and each way to fit it, the search of which a hit fits so, and not by stating the value. */
export function fittingQuestions(terms: readonly KeywordTerm[]): FittingQuestion[] {
  const words = terms.map(wordOf);
  return terms.flatMap((term, at) => {
    const { need } = term;
    const word = wordOf(term);
    if (!need || words.indexOf(word) < at) return [];
    return kinds.map((kind) => {
      const ofKind = { ...need, kind };
      const only = { text: term.text, words: [], mpn: undefined, values: [], others: [], need: ofKind };
      return { said: { word, fit: fits[kind] }, need: ofKind, terms: terms.with(at, only) };
    });
  });
}
