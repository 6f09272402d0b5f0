import { SearchType } from '#generated/hooks/model/searchType.ts';

const types = Object.values(SearchType);

/** The kind of results that the address of the search page asks for; products where it names no kind that there is. */
export function searchTypeIn(query: URLSearchParams): SearchType {
  return types.find((known) => String(known) === query.get('id')) ?? SearchType.productSearch;
}
