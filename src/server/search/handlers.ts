import type { AppHandlers } from '#server/http/context.ts';
import { searchInformation } from './search-information.ts';
import { type SearchPage, searchProducts } from './search-products.ts';

const products = 1;
const information = 3;

export const searchHandlers = {
  async searchAll({ pool, language }, { keyWord, searchType, pageNum, pageSize }) {
    // The tabs that are not open need their totals only.
    const pageOf = (type: number): SearchPage =>
      searchType === undefined || searchType === type
        ? { pageNum, pageSize, language }
        : { pageNum: 1, pageSize: 0, language };
    const [product, news] = await Promise.all([
      searchProducts(pool, keyWord, pageOf(products)),
      searchInformation(pool, keyWord, pageOf(information)),
    ]);
    return {
      ok: true,
      data: {
        productResult: { data: product.products, params: { totalDataCounts: product.total } },
        // Documents are not stored yet; they come with the calls of the area documents.
        technologyResult: { data: [], params: { totalDataCounts: 0 } },
        informationResult: { data: news.items, params: { totalDataCounts: news.total } },
      },
    };
  },
} satisfies Partial<AppHandlers>;
