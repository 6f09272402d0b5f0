import { countedTotal } from '#domain/search/counted-total.ts';
import { readKeyword, wholePartNumber } from '#domain/search/keyword.ts';
import { searchRank, startsWithKey } from '#domain/search/search-rank.ts';
import { mpnKey } from '#domain/search/tokens.ts';
import { constants } from '#generated/constants.ts';
import type { Call, CustomHandlers } from '../call.ts';
import { hasTerms } from '../catalogue/keyword-terms.ts';
import { listedProduct } from '../catalogue/product-view.ts';
import { shownBy } from '../engine.ts';
import type { Entry, ProductEntry } from '../entries.ts';
import { containsWords, textsIn, translate } from '../show.ts';
import { pageOf, sortEntries } from '../sort-and-page.ts';

function textsOf(entry: Entry, fields: readonly string[]): string[] {
  return fields.flatMap((field) => textsIn(entry[field]));
}

/** Best first: the part number itself, its beginning, what is in stock. */
function foundProducts(call: Call, keyWord: string): ProductEntry[] {
  const { store, catalogue } = call.world;
  const terms = readKeyword(keyWord);
  if (terms.length === 0) return [];
  const key = wholePartNumber(keyWord, terms);
  const rank = ({ productNum, stock }: ProductEntry) => searchRank(key, { key: mpnKey(productNum), stock });
  const isFound = (one: ProductEntry) =>
    startsWithKey(mpnKey(one.productNum), key) || hasTerms(catalogue, one, terms);
  const found = store.all('products').filter((one) => !one.$withdrawn && isFound(one));
  return found.toSorted((a, b) => rank(a) - rank(b) || a.productId - b.productId);
}

function newsResult(call: Call, { nid, title, content, imageUrl }: Entry) {
  const text = (value: unknown) => String(translate(value, call.language));
  const image = typeof imageUrl === 'string' ? { imageUrl } : {};
  return { nid: Number(nid), title: text(title), content: plainText(text(content)), ...image };
}

function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 300);
}

const types = { products: 1, documents: 2, news: 3 } as const;

/** Custom because a search covers three collections at once. */
export const searchHandlers: CustomHandlers = {
  searchAll(call, request) {
    const { store } = call.world;
    const { keyWord, searchType } = request;
    const paged = <T>(type: 1 | 2 | 3, list: readonly T[]) => {
      const wanted = searchType === undefined || searchType === type;
      return { items: wanted ? pageOf(list, request) : [], params: { totalDataCounts: list.length } };
    };
    const found = foundProducts(call, keyWord);
    const products = paged(types.products, found.slice(0, constants.searchCountLimit));
    const newest = (list: readonly Entry[]) => sortEntries(list, '-createTime', call.language);
    const inDocuments = store
      .all('documents')
      .filter((one) => containsWords(textsOf(one, ['title', 'description']), keyWord));
    const documents = paged(types.documents, newest(inDocuments));
    const inNews = store
      .all('news')
      .filter((one) => containsWords(textsOf(one, ['title', 'viceTitle', 'content']), keyWord));
    const news = paged(types.news, newest(inNews));
    const data = {
      productResult: {
        data: products.items.map((one) => listedProduct(call.world.catalogue, one, call.language)),
        params: countedTotal(found.length),
      },
      technologyResult: {
        data: documents.items.map((one) => {
          const { typeId: _, description: __, ...listed } = one;
          return shownBy({ ...call, operation: 'listDocuments' }, listed);
        }),
        params: documents.params,
      },
      informationResult: { data: news.items.map((one) => newsResult(call, one)), params: news.params },
    };
    return { ok: true, data: data };
  },
};
