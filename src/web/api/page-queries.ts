import type { QueryClient, QueryKey, QueryState } from '@tanstack/react-query';

/** What a page from the server has read, as its document holds it: key, data, and the type of a query that is not the usual one. */
export type PageQuery = readonly [key: QueryKey, data: unknown, type?: 'infinite'];

/** Everything about a read that succeeded but its data; a document says none of it, as it is the same for all. */
const succeeded: Omit<QueryState, 'data' | 'dataUpdatedAt'> = {
  dataUpdateCount: 1,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
  status: 'success',
  fetchStatus: 'idle',
};

/** Gives a page in the browser what the server has read for it at a moment (ms). */
export function restoreQueries(queries: QueryClient, read: readonly PageQuery[], moment: number): void {
  const cache = queries.getQueryCache();
  for (const [queryKey, data, type] of read)
    cache.build(
      queries,
      { queryKey, ...(type && { _type: type }) },
      { ...succeeded, data, dataUpdatedAt: moment },
    );
}
