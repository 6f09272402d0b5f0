import { pageSizes } from '#generated/constants.ts';
import { useSearchAll } from '#generated/hooks/search/search.ts';
import type { SearchParams } from './search-params.ts';

/** The word that an earlier read of this search was for. */
function wordOf(key: readonly unknown[] | undefined): unknown {
  const asked = key?.at(-1);
  return typeof asked === 'object' && asked !== null && 'keyWord' in asked ? asked.keyWord : undefined;
}

/**
 * Asks for one page of one kind of result; nothing is asked without a word. The numbers at the tabs stay while another tab or
 * page of the same word is on its way.
 */
export function useSearch({ type, keyWord, page }: SearchParams) {
  return useSearchAll(
    { keyWord, searchType: type, pageNum: page, pageSize: pageSizes.searchAll.searchAll },
    {
      query: {
        enabled: keyWord !== '',
        placeholderData: (before, query) => (wordOf(query?.queryKey) === keyWord ? before : undefined),
      },
    },
  );
}
