import { fileSearchResult, isOpenResult, type SearchType } from '#domain/search/search-results.ts';
import { downloadGradeValues, searchTypeValues } from '#generated/enums.ts';
import type { AppHandlers } from '#server/call-context.ts';
import { findDocuments } from '#server/documents/index.ts';
import { countCategories } from './count-categories.ts';
import { searchInformation } from './search-information.ts';
import { searchProducts } from './search-products.ts';
import type { SearchPage } from './search-query.ts';
import { listSuggestions } from './suggestions/list-suggestions.ts';

const { productSearch, fileSearch, informationSearch } = searchTypeValues;

export const searchHandlers = {
  async searchAll({ db, pool, language }, { keyWord, searchType, pageNum, pageSize }) {
    // Tabs that are not open need only their totals.
    const pageOf = (type: SearchType): SearchPage =>
      isOpenResult(type, searchType)
        ? { pageNum, pageSize, language }
        : { pageNum: 1, pageSize: 0, language };
    const [product, documents, news] = await Promise.all([
      searchProducts(pool, keyWord, pageOf(productSearch)),
      findDocuments(db, { keyWord, downloadGrade: downloadGradeValues.allDocuments, ...pageOf(fileSearch) }),
      searchInformation(pool, keyWord, pageOf(informationSearch)),
    ]);
    return {
      ok: true,
      data: {
        productResult: { data: product.products, params: product.total },
        technologyResult: {
          data: documents.documents.map(fileSearchResult),
          params: { totalDataCounts: documents.params.totalDataCounts },
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
