import { createHash } from 'node:crypto';
import { catalogueCsv } from '#server/demo/catalogue/catalogue-csv.ts';
import { columnPlaces } from '#server/demo/catalogue/column-places.ts';
import { demoContent } from '#server/demo/content/index.ts';
import { loadMapping } from '#server/import/mapping/load-mapping.ts';
import { catalogueQueries, contentQueries, productQuery, sampleSizes } from './queries.ts';

const queries = [catalogueQueries, contentQueries, productQuery, sampleSizes];

/**
 * A hash of what the start of the mock world is made from, which takes moments where making it takes many seconds: the supplier's
 * file of the demo shop, how it is imported, the content, and the queries.
 */
export async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of catalogueCsv()) hash.update(chunk as string);
  const mapping = await loadMapping('demo');
  hash.update(JSON.stringify([mapping, columnPlaces(), demoContent, queries]));
  return hash.digest('hex');
}
