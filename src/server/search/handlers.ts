import type { AppHandlers } from '#server/call-context.ts';
import { searchDocuments } from './search-documents.ts';
import { searchInformation } from './search-information.ts';
import { type SearchPage, searchProducts } from './search-products.ts';

const products = 1;
const files = 2;
const information = 3;

export const searchHandlers = {
  async searchAll({ pool, language }, { keyWord, searchType, pageNum, pageSize }) {
    // Tabs that are not open need only their totals.
    const pageOf = (type: number): SearchPage =>
      searchType === undefined || searchType === type
        ? { pageNum, pageSize, language }
        : { pageNum: 1, pageSize: 0, language };
    const [product, documents, news] = await Promise.all([
      searchProducts(pool, keyWord, pageOf(products)),
      searchDocuments(pool, keyWord, pageOf(files)),
      searchInformation(pool, keyWord, pageOf(information)),
    ]);
    return {
      ok: true,
      data: {
        productResult: { data: product.products, params: product.total },
        technologyResult: { data: documents.files, params: { totalDataCounts: documents.total } },
        informationResult: { data: news.items, params: { totalDataCounts: news.total } },
      },
    };
  },
} satisfies Partial<AppHandlers>;
