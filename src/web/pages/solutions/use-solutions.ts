import { useInfiniteQuery } from '@tanstack/react-query';
import { pageSizes } from '#generated/constants.ts';
import { getListSolutionsQueryKey, listSolutions } from '#generated/hooks/solutions/solutions.ts';
import { listSolutionsFormLimits as limits } from '#generated/limits.ts';

const pageSize = pageSizes.listSolutions.solutions;

/** The first read reaches the chosen solution, in whole pages; further down it is the one call that contains it. */
function firstRead(start: number, index: number) {
  const most = limits.pageSize.maximum;
  if (start > 0) return { pageNum: start / most + 1, pageSize: most };
  const pages = Math.floor(index / pageSize) + 1;
  return { pageNum: 1, pageSize: Math.min(pages * pageSize, most) };
}

/** The key of the solutions from `start` on, which are read page after page. */
export function solutionsKey(start: number) {
  return [...getListSolutionsQueryKey({ pageSize }), 'all', start];
}

/** The solutions from `start` on, page after page; the key differs from that of a single page, whose cache has another shape. */
export function useSolutions(start: number, index: number) {
  return useInfiniteQuery({
    queryKey: solutionsKey(start),
    queryFn: ({ pageParam, signal }) => listSolutions(pageParam, undefined, signal),
    initialPageParam: firstRead(start, index),
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, { data }) => sum + data.rows.length, start);
      const isWhole = loaded >= last.data.total || last.data.rows.length === 0;
      return isWhole ? undefined : { pageNum: Math.floor(loaded / pageSize) + 1, pageSize };
    },
    select: ({ pages }) => ({
      total: pages[0]?.data.total ?? 0,
      rows: pages.flatMap(({ data }) => data.rows),
    }),
  });
}
