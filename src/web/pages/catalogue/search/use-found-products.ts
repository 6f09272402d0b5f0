import { productTotalParamsTotalIsLowerBoundValues as lowerBound } from '#generated/enums.ts';
import { useListProducts } from '#generated/hooks/catalogue/catalogue.ts';
import { SearchType } from '#generated/hooks/model/searchType.ts';
import { useCountSearchCategories } from '#generated/hooks/search/search.ts';
import { conditionsOfSearch, productsRequest } from '../list/list-requests.ts';
import { parseFoundProducts } from '../list/list-url.ts';
import { type ListPage, useListPlace } from '../list/use-list-page.ts';
import { isNarrowed } from './search-params.ts';
import { useFoundPage, type useSearch, whileWordStays } from './use-search.ts';

/**
 * The products of a search as a list. In the order of the search they come from the search itself; as soon as a category, a filter, the
 * stock or an order is chosen, they are the list of products with the keyword that the search has really looked for.
 */
export function useFoundProducts(search: ReturnType<typeof useSearch>): ListPage {
  const { ready, moreColumns, list } = useListPlace(parseFoundProducts);
  const { state } = list;
  const narrowed = isNarrowed(state);
  const result = search.data?.data.productResult;
  const keyWord = result?.params.listedKeyword ?? state.keyWord;
  const asked = { ...state, keyWord };
  // Where the search has failed, the list is asked for the words as they were typed: it says itself what is wrong.
  const isKnown = search.isError || (result !== undefined && !search.isPlaceholderData);
  const ranked = useFoundPage(
    { type: SearchType.productSearch, keyWord: state.keyWord, page: state.page },
    !narrowed,
  );
  const listed = useListProducts(productsRequest(asked, moreColumns), {
    query: {
      enabled: narrowed && ready && isKnown,
      placeholderData: whileWordStays(keyWord),
      meta: { suppressErrorToast: true },
    },
  });
  const categories = useCountSearchCategories(conditionsOfSearch(asked), {
    query: {
      enabled: isKnown,
      placeholderData: whileWordStays(keyWord),
      meta: { suppressErrorToast: true },
    },
  });
  const isLowerBound = result?.params.totalIsLowerBound === lowerBound.lowerBound;
  return {
    ...list,
    overview: false,
    listedKeyWord: keyWord,
    products: narrowed ? listed : ranked,
    found: { categories },
    countedTo: !narrowed && isLowerBound ? result.params.totalDataCounts : undefined,
  };
}
