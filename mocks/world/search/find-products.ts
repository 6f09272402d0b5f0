import { type KeywordTerm, readKeyword, unreadWords, wholePartNumber } from '#domain/search/keyword.ts';
import { matchesTerm } from '#domain/search/matching.ts';
import { keyBeginnings, nearestPartNumber } from '#domain/search/near-spelling.ts';
import {
  type RelaxAnswer,
  type RelaxedParams,
  type RelaxQuestion,
  relax,
  relaxedKeyword,
  relaxedParams,
} from '#domain/search/relax.ts';
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
  const indexed = (one: ProductEntry) => indexedProduct(catalogue, one);

  function search(terms: readonly KeywordTerm[], key: string): ProductEntry[] {
    const ranked = listed.flatMap((one) => {
      const tier = searchTier(indexed(one), key, terms);
      return tier === undefined ? [] : [{ one, rank: rankInTier(tier, one) }];
    });
    return ranked
      .toSorted((a, b) => a.rank - b.rank || a.one.productId - b.one.productId)
      .map(({ one }) => one);
  }

  function spelling({ text, mpn }: KeywordTerm): string | undefined {
    const parts = listed.map((one) => ({
      key: indexed(one).key,
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
    return question.found.map((terms) =>
      listed.some((one) => terms.every((term) => matchesTerm(indexed(one), term))),
    );
  }

  const terms = readKeyword(keyWord);
  if (terms.length === 0) return { found: [], said: {} };
  const found = search(terms, wholePartNumber(keyWord, terms));
  const unread = unreadWords(keyWord);
  if (found.length > 0) return { found, said: unread.length > 0 ? { droppedWords: unread } : {} };
  const asks = relax(terms);
  let step = asks.next();
  while (!step.done) step = asks.next(answer(step.value));
  if (!step.value) return { found: [], said: {} };
  const { terms: meant } = step.value;
  return {
    found: search(meant, wholePartNumber(relaxedKeyword(step.value), meant)),
    said: relaxedParams(step.value, unread),
  };
}
