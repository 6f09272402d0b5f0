import { useInfiniteQuery } from '@tanstack/react-query';
import { pageSizes } from '#generated/constants.ts';
import { getListSolutionsQueryKey, listSolutions } from '#generated/hooks/solutions/solutions.ts';

const pageSize = pageSizes.listSolutions.solutions;

/** All solutions, page after page; the key differs from that of a single page, whose cache has another shape. */
export function useSolutions() {
  return useInfiniteQuery({
    queryKey: [...getListSolutionsQueryKey({ pageSize }), 'all'],
    queryFn: ({ pageParam, signal }) => listSolutions({ pageNum: pageParam, pageSize }, undefined, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      pages.length * pageSize < last.data.total && last.data.rows.length > 0 ? pages.length + 1 : undefined,
    select: ({ pages }) => ({
      total: pages[0]?.data.total ?? 0,
      rows: pages.flatMap(({ data }) => data.rows),
    }),
  });
}
