import { fittingQuestions, isNamedHit, namingTerms, widerTerms } from '#domain/search/fitting-search.ts';
import {
  exactTerms,
  fittingTerms,
  type KeywordTerm,
  readKeyword,
  unreadWords,
  wholePartNumber,
} from '#domain/search/keyword.ts';
import { matchesTerm } from '#domain/search/matching.ts';
import { keyBeginnings, nearestPartNumber } from '#domain/search/near-spelling.ts';
import { type RelaxedParams, relax, relaxedParams } from '#domain/search/relax.ts';
import type { RelaxAnswer, RelaxQuestion } from '#domain/search/relax-question.ts';
import { chooseFound, isRelaxed, paramsAsTyped } from '#domain/search/search-outcome.ts';
import { rankInTier, searchTier } from '#domain/search/search-rank.ts';
import { nearestWord, type SpellingIndex, spellingIndex } from '#domain/search/spelling-index.ts';
import { fold } from '#domain/search/tokens.ts';
import { vocabularyFrom } from '#domain/search/vocabulary.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { indexedProduct } from '../catalogue/keyword-terms.ts';
import type { ProductEntry } from '../entries.ts';
import { textsIn } from '../show.ts';

export interface ProductSearch {
  readonly found: readonly ProductEntry[];
  /** What the result says about a search that was not made as typed. */
  readonly said: RelaxedParams;
  /** The words that the found products have or fit. */
  readonly terms: readonly KeywordTerm[];
}

const vocabularies = new WeakMap<Catalogue, SpellingIndex>();

function vocabularyOf(catalogue: Catalogue): SpellingIndex {
  const known =
    vocabularies.get(catalogue) ??
    spellingIndex(
      vocabularyFrom([
        ...[...catalogue.categories.values()].flatMap(({ name }) => textsIn(name)),
        ...catalogue.texts().flatMap(({ zh, en }) => [zh, en]),
      ]),
    );
  vocabularies.set(catalogue, known);
  return known;
}

/** Searches the products of a shop as the server does, see `searchTier` and `relax`. */
export function findProducts(
  catalogue: Catalogue,
  products: readonly ProductEntry[],
  keyWord: string,
): ProductSearch {
  const listed = products.filter((one) => !one.$withdrawn);
  const toIndexed = (one: ProductEntry) => indexedProduct(catalogue, one);

  function search(terms: readonly KeywordTerm[], key: string): ProductEntry[] {
    const ranked = listed.flatMap((one) => {
      const tier = searchTier(toIndexed(one), key, terms);
      return tier === undefined ? [] : [{ one, rank: rankInTier(tier, one) }];
    });
    return ranked
      .toSorted((a, b) => a.rank - b.rank || a.one.productId - b.one.productId)
      .map(({ one }) => one);
  }

  function spelling({ text, mpn }: KeywordTerm): string | undefined {
    const parts = listed.map((one) => ({
      key: toIndexed(one).key,
      mpn: one.productNum,
      stock: one.stock,
    }));
    const near = mpn && nearestPartNumber(mpn.key, parts);
    const begins = (key: string) => parts.some((part) => part.key.startsWith(key));
    return (
      near ?? nearestWord(fold(text), vocabularyOf(catalogue)) ?? (mpn && keyBeginnings(mpn).find(begins))
    );
  }

  function answer(question: RelaxQuestion): RelaxAnswer {
    if ('spelling' in question) return spelling(question.spelling);
    return question.found.map(answerFound);
  }

  function answerFound(terms: readonly KeywordTerm[]): boolean {
    return listed.some((one) => terms.every((term) => matchesTerm(toIndexed(one), term)));
  }

  function findWords(terms: readonly KeywordTerm[]) {
    const found = search(terms, wholePartNumber(terms));
    return { terms, found, total: found.length };
  }

  /** Where few products state the values, also what fits them. */
  function findFitting(terms: readonly KeywordTerm[]) {
    const exact = findWords(terms);
    const naming = namingTerms(terms);
    const named = naming
      ? exact.found.filter((one) => isNamedHit(toIndexed(one), terms, naming))
      : exact.found;
    const wider = widerTerms(terms, named.length);
    return wider ? chooseFound(exact, findWords(wider)) : exact;
  }

  function withFits({ found, terms }: ReturnType<typeof findWords>, said: RelaxedParams): ProductSearch {
    const fittingWords = fittingQuestions(terms).flatMap((question) =>
      answerFound(question.terms) ? [question.said] : [],
    );
    return { found, terms, said: { ...said, ...(fittingWords.length > 0 && { fittingWords }) } };
  }

  function relaxTerms(terms: readonly KeywordTerm[]) {
    const asks = relax(terms);
    let step = asks.next();
    while (!step.done) step = asks.next(answer(step.value));
    return step.value;
  }

  const terms = readKeyword(keyWord);
  if (terms.length === 0) return { found: [], said: {}, terms };
  const asTyped = findFitting(terms);
  const unread = unreadWords(keyWord);
  const relaxed = isRelaxed(asTyped) ? relaxTerms(fittingTerms(terms) ?? terms) : undefined;
  if (!relaxed) return withFits(asTyped, paramsAsTyped(terms, asTyped, unread));
  const shown = findFitting(exactTerms(relaxed.terms));
  return withFits(shown, relaxedParams({ ...relaxed, terms: shown.terms }, unread));
}
