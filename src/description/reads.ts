import type { Operation } from './description.ts';
import { asObject } from './json.ts';

const readingVerbs = new Set(['list', 'tree', 'get', 'first', 'count']);
const readingWords = /^(get|list|search|select|count|export)[A-Z]/;

/**
 * Whether an operation only reads, so that its answer may be cached and asked for again. The method does not tell:
 * some reads are POST, and some GETs send a mail. `x-mock.verb` does; where a mock is written by hand, the first word of the
 * operationId.
 */
export function isRead({ id, node }: Pick<Operation, 'id' | 'node'>): boolean {
  const { verb } = asObject(node['x-mock']);
  if (typeof verb === 'string' && verb !== 'custom') return readingVerbs.has(verb);
  return readingWords.test(id);
}
