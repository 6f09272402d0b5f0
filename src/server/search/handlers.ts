import { fileSearchResult, isOpenResult, type SearchType } from '#domain/search/search-results.ts';
import { searchTypeValues } from '#generated/enums.ts';
import type { AppHandlers } from '#server/call-context.ts';
import { countCachedTexts } from './count-cached-texts.ts';
import { countCategories } from './count-categories.ts';
import { searchDocuments } from './search-documents.ts';
import { searchInformation } from './search-information.ts';
import { type SearchPage, searchProducts } from './search-products.ts';
import { listSuggestions } from './suggestions/list-suggestions.ts';

const { productSearch, fileSearch, informationSearch } = searchTypeValues;

interface FoundTexts<Item> {
  readonly items: Item[];
  readonly total: number;
}

/** Documents or news, of which a tab that is not open needs only the total: that is in memory unless something has just changed. */
async function totalOrPage<Item>(
  { pageSize }: SearchPage,
  cached: () => Promise<number | undefined>,
  search: () => Promise<FoundTexts<Item>>,
): Promise<FoundTexts<Item>> {
  const total = pageSize === 0 ? await cached() : undefined;
  return total === undefined ? search() : { items: [], total };
}

export const searchHandlers = {
  async searchAll({ db, pool, language }, { keyWord, searchType, pageNum, pageSize }) {
    const pageOf = (type: SearchType): SearchPage =>
      isOpenResult(type, searchType)
        ? { pageNum, pageSize, language }
        : { pageNum: 1, pageSize: 0, language };
    const products = searchProducts(pool, keyWord, pageOf(productSearch));
    const cached = searchType === undefined ? undefined : countCachedTexts(pool, { keyWord, language });
    const [ofFiles, ofNews] = [pageOf(fileSearch), pageOf(informationSearch)];
    const [product, documents, news] = await Promise.all([
      products,
      totalOrPage(
        ofFiles,
        async () => (await cached)?.documents,
        () => searchDocuments({ db }, keyWord, ofFiles),
      ),
      totalOrPage(
        ofNews,
        async () => (await cached)?.news,
        () => searchInformation(pool, keyWord, ofNews),
      ),
    ]);
    return {
      ok: true,
      data: {
        productResult: { data: product.products, params: product.total },
        technologyResult: {
          data: documents.items.map(fileSearchResult),
          params: { totalDataCounts: documents.total },
        },
        informationResult: { data: news.items, params: { totalDataCounts: news.total } },
      },
    };
  },

  async countSearchCategories({ pool, language }, request) {
    const { categories, total } = await countCategories(pool, request, language);
    return { ok: true, data: categories, params: total };
  },

  async listSearchSuggestions({ pool, language }, { keyWord }) {
    return { ok: true, data: await listSuggestions(pool, keyWord, language) };
  },
} satisfies Partial<AppHandlers>;
