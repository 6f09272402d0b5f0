import { pageSizes } from '#generated/constants.ts';
import type { ListProductsAnswer } from '#generated/hooks/model/listProductsAnswer.ts';
import type { SearchAllAnswer } from '#generated/hooks/model/searchAllAnswer.ts';
import type { SearchAllParams } from '#generated/hooks/model/searchAllParams.ts';
import { SearchType } from '#generated/hooks/model/searchType.ts';
import { useSearchAll } from '#generated/hooks/search/search.ts';
import type { SearchParams } from './search-params.ts';

/** The word that an earlier read of this search was for. */
function wordOf(key: readonly unknown[] | undefined): unknown {
  const asked = key?.at(-1);
  return typeof asked === 'object' && asked !== null && 'keyWord' in asked ? asked.keyWord : undefined;
}

/** Keeps what was read before while the next read of the same words is on its way. */
export function whileWordStays(keyWord: string) {
  return <Data>(before: Data | undefined, query: { queryKey: readonly unknown[] } | undefined) =>
    wordOf(query?.queryKey) === keyWord ? before : undefined;
}

/** Products are shown and paged as on the product list. */
export function pageSizeOf(type: SearchType): number {
  return type === SearchType.productSearch
    ? pageSizes.searchAll.searchedProducts
    : pageSizes.searchAll.searchAll;
}

function requestOf({ type, keyWord, page }: SearchParams): SearchAllParams {
  return { keyWord, searchType: type, pageNum: page, pageSize: pageSizeOf(type) };
}

/**
 * Asks for one page of one kind of result; nothing is asked without a word. The numbers at the tabs stay while another tab or
 * page of the same word is on its way.
 */
export function useSearch(params: SearchParams) {
  return useSearchAll(requestOf(params), {
    query: {
      enabled: params.keyWord !== '',
      placeholderData: whileWordStays(params.keyWord),
    },
  });
}

function productsOf({ code, msg, data }: SearchAllAnswer): ListProductsAnswer {
  const { data: products, params } = data.productResult;
  return { code, msg, data: products, params: { totalDataCounts: params.totalDataCounts } };
}

/** The products of the same read, as the list shows them. */
export function useFoundPage(params: SearchParams, enabled: boolean) {
  return useSearchAll(requestOf(params), {
    query: {
      enabled,
      select: productsOf,
      placeholderData: whileWordStays(params.keyWord),
    },
  });
}
