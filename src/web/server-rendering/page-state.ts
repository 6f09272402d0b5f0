import type { Query, QueryClient } from '@tanstack/react-query';
import type { PageReads } from './read-in-process.ts';
import { safeInScript } from './template.ts';

/** A query as `PageQuery` has it, as JSON; what a response says is not written again. */
function write({ queryKey, queryType, state }: Query, reads: PageReads): string {
  const data = safeInScript(reads.get(state.data)?.body ?? JSON.stringify(state.data));
  const type = queryType === 'infinite' ? ',"infinite"' : '';
  return `[${safeInScript(JSON.stringify(queryKey))},${data}${type}]`;
}

/** What a page has read, as JSON that is safe inside a script element; what failed is left to the browser. */
export function writeQueries(queries: QueryClient, reads: PageReads): string {
  const read = queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    // Which read came back first must not change the page's version.
    .sort((a, b) => (a.queryHash < b.queryHash ? -1 : 1));
  return `[${read.map((query) => write(query, reads)).join(',')}]`;
}
