import { countedHits, countedTotal } from '#domain/search/counted-total.ts';
import {
  fileSearchResult,
  informationResult,
  isOpenResult,
  type SearchType,
} from '#domain/search/search-results.ts';
import { compareFound, hasWords, keywordWords } from '#domain/search/text-search.ts';
import { searchTypeValues } from '#generated/enums.ts';
import type { Call, CustomHandlers } from '../call.ts';
import { listedProduct } from '../catalogue/product-view.ts';
import { documentsWith, foundDocument } from '../documents/found-documents.ts';
import type { Entry } from '../entry.ts';
import { translate } from '../show.ts';
import { pageOf } from '../sort-and-page.ts';
import { findProducts } from './find-products.ts';

function newsResult(call: Call, { nid, title, content, imageUrl }: Entry) {
  const text = (value: unknown) => String(translate(value, call.language));
  const image = typeof imageUrl === 'string' ? { imageUrl } : {};
  return informationResult({ nid: Number(nid), title: text(title), content: text(content), ...image });
}

/** Entries with the words in their texts, in the order of a search. */
function inOrder(
  found: readonly Entry[],
  titleOf: (entry: Entry) => readonly string[],
  words: readonly string[],
): Entry[] {
  const keyed = found.map((entry) => ({
    entry,
    inTitle: hasWords([titleOf(entry).join(' ')], words),
    time: Date.parse(String(entry.createTime)),
    id: entry.$id,
  }));
  return keyed.toSorted(compareFound).map(({ entry }) => entry);
}

function foundNews({ world: { store }, language }: Call, keyWord: string): Entry[] {
  const words = keywordWords(keyWord);
  const titleOf = ({ title }: Entry) => [String(translate(title, language))];
  const textsOf = (entry: Entry) => [...titleOf(entry), String(translate(entry.content, language))];
  const found = store.all('news').filter((entry) => hasWords(textsOf(entry), words));
  return inOrder(found, titleOf, words);
}

const { productSearch, fileSearch, informationSearch } = searchTypeValues;

/** Custom because a search covers three collections at once. */
export const searchHandlers: CustomHandlers = {
  searchAll(call, request) {
    const { keyWord, searchType } = request;
    const pageFor = <T>(type: SearchType, list: readonly T[]) => {
      const items = isOpenResult(type, searchType) ? pageOf(list, request) : [];
      return { items, params: { totalDataCounts: list.length } };
    };
    const { store, catalogue } = call.world;
    const { found, said, terms } = findProducts(catalogue, store.all('products'), keyWord);
    const products = pageFor(productSearch, found.slice(0, countedHits(found.length)));
    const documents = pageFor(fileSearch, documentsWith(call.world, keyWord));
    const news = pageFor(informationSearch, foundNews(call, keyWord));
    const data = {
      productResult: {
        data: products.items.map((one) => listedProduct(catalogue, one, { language: call.language, terms })),
        params: { ...countedTotal(found.length), ...said },
      },
      technologyResult: {
        data: documents.items.map((one) => fileSearchResult(foundDocument(call, one, keyWord))),
        params: documents.params,
      },
      informationResult: { data: news.items.map((one) => newsResult(call, one)), params: news.params },
    };
    return { ok: true, data: data };
  },
};
