import { useInfiniteQuery } from '@tanstack/react-query';
import { pageSizes } from '#generated/constants.ts';
import { getListSolutionsQueryKey, listSolutions } from '#generated/hooks/solutions/solutions.ts';
import { listSolutionsFormLimits as limits } from '#generated/limits.ts';

const pageSize = pageSizes.listSolutions.solutions;

/** The first read reaches the wanted solution, in whole pages, as far as one call may. */
function firstRead(wanted: number) {
  const pages = Math.floor(wanted / pageSize) + 1;
  return { pageNum: 1, pageSize: Math.min(pages * pageSize, limits.pageSize.maximum) };
}

/** The key of the solutions that are read page after page. */
export const allSolutionsKey = [...getListSolutionsQueryKey({ pageSize }), 'all'];

/** All solutions, page after page; the key differs from that of a single page, whose cache has another shape. */
export function useSolutions(wanted: number) {
  return useInfiniteQuery({
    queryKey: allSolutionsKey,
    queryFn: ({ pageParam, signal }) => listSolutions(pageParam, undefined, signal),
    initialPageParam: firstRead(wanted),
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, { data }) => sum + data.rows.length, 0);
      const isWhole = loaded >= last.data.total || last.data.rows.length === 0;
      return isWhole ? undefined : { pageNum: Math.floor(loaded / pageSize) + 1, pageSize };
    },
    select: ({ pages }) => ({
      total: pages[0]?.data.total ?? 0,
      rows: pages.flatMap(({ data }) => data.rows),
    }),
  });
}
