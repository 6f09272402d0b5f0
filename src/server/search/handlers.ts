import { downloadGradeValues } from '#generated/enums.ts';
import type { AppHandlers } from '#server/call-context.ts';
import { findDocuments } from '#server/documents/index.ts';
import { countCategories } from './count-categories.ts';
import { searchInformation } from './search-information.ts';
import { searchProducts } from './search-products.ts';
import type { SearchPage } from './search-query.ts';
import { listSuggestions } from './suggestions/list-suggestions.ts';
import { technologyFile } from './technology-file.ts';

const products = 1;
const files = 2;
const information = 3;

export const searchHandlers = {
  async searchAll({ db, pool, language }, { keyWord, searchType, pageNum, pageSize }) {
    // Tabs that are not open need only their totals.
    const pageOf = (type: number): SearchPage =>
      searchType === undefined || searchType === type
        ? { pageNum, pageSize, language }
        : { pageNum: 1, pageSize: 0, language };
    const [product, documents, news] = await Promise.all([
      searchProducts(pool, keyWord, pageOf(products)),
      findDocuments(db, { keyWord, downloadGrade: downloadGradeValues.allDocuments, ...pageOf(files) }),
      searchInformation(pool, keyWord, pageOf(information)),
    ]);
    return {
      ok: true,
      data: {
        productResult: { data: product.products, params: product.total },
        technologyResult: {
          data: documents.documents.map(technologyFile),
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
