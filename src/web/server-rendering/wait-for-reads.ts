import type { DefaultedQueryObserverOptions, QueryClient, QueryKey } from '@tanstack/react-query';

type Options = DefaultedQueryObserverOptions<unknown, Error, unknown, unknown, QueryKey>;

/** Further ones are left to the browser, so that a page that keeps asking for something new comes to an end. */
const mostReads = 100;

function isEnabled({ enabled, queryFn, queryHash }: Options, queries: QueryClient): boolean {
  if (typeof queryFn !== 'function') return false;
  if (typeof enabled !== 'function') return enabled !== false;
  const query = queries.getQueryCache().get(queryHash);
  return query !== undefined && enabled(query);
}

/**
 * Makes a component that reads wait for its data, so that each component of a page is rendered once. The generated hooks are those
 * of a browser, which show a skeleton meanwhile. A failed read is not tried again: it is left to the browser.
 */
export function waitForReads(queries: QueryClient): void {
  const reads = new Set<string>();
  const withDefaults = queries.defaultQueryOptions.bind(queries);
  const withSuspense = (options: Options): Options => {
    // The method is generic in what a read returns, which does not matter here.
    const all = withDefaults(options) as Options;
    const isFailed = queries.getQueryCache().get(all.queryHash)?.state.status === 'error';
    if (!isFailed && isEnabled(all, queries) && reads.size < mostReads) reads.add(all.queryHash);
    return { ...all, suspense: !isFailed && reads.has(all.queryHash) };
  };
  // Generic as above.
  queries.defaultQueryOptions = withSuspense as QueryClient['defaultQueryOptions'];
}
