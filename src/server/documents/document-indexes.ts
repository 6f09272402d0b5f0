import type { DocumentIndex } from '#domain/search/text-search.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';

/** By what documents are found; undefined where there are more than the given number. */
export async function documentIndexes(
  db: Queryable,
  most: number,
): Promise<readonly DocumentIndex[] | undefined> {
  const query = 'select tokens, part_keys as "partKeys" from technical_document limit $1::int';
  const found = await rows<DocumentIndex>(db, query, [most + 1]);
  return found.length <= most ? found : undefined;
}
