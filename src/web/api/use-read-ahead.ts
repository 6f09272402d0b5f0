import { type QueryKey, type UseQueryOptions, useQueryClient } from '@tanstack/react-query';

/**
 * Begins a read ahead of the hook that shows it. A server waits for the data of each hook before it comes to the next, and would ask for one
 * thing after the other; a browser waits for none, so this does nothing there.
 */
export function useReadAhead<Data>(
  options: UseQueryOptions<Data, unknown, Data, QueryKey> | undefined,
): void {
  const queries = useQueryClient();
  if (!options) return;
  const whole = queries.defaultQueryOptions(options);
  const isWaitedFor = whole.suspense === true;
  if (isWaitedFor && queries.getQueryState(whole.queryKey) === undefined) void queries.prefetchQuery(whole);
}
