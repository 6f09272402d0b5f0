import type { Query, QueryClient } from '@tanstack/react-query';
import { responseText } from './read-in-process.ts';
import { safeInScript } from './template.ts';

/** A query as `PageQuery` has it, as JSON. */
function write({ queryKey, queryType, state }: Query): string {
  const data = responseText(state.data) ?? safeInScript(JSON.stringify(state.data));
  const type = queryType === 'infinite' ? ',"infinite"' : '';
  return `[${safeInScript(JSON.stringify(queryKey))},${data}${type}]`;
}

/** What a page has read, as JSON that is safe inside a script element; what failed is left to the browser. */
export function writeQueries(queries: QueryClient): string {
  const read = queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    // Which read came back first must not change the page's version.
    .sort((a, b) => (a.queryHash < b.queryHash ? -1 : 1));
  return `[${read.map(write).join(',')}]`;
}
