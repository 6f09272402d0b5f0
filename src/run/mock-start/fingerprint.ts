import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { productsSavedAtOnce } from '#server/import/load/switch-over.ts';
import { loadMapping } from '#server/import/mapping/load-mapping.ts';
import { demoCatalogues } from '#server/seed/demo-folder.ts';
import { readDemoContent } from '#server/seed/read-demo-content.ts';
import { catalogueQueries, contentQueries, productQuery, sampleSizes } from './queries.ts';

const queries = [catalogueQueries, contentQueries, productQuery, sampleSizes];

/**
 * A hash of what the start of the mock world is made from, which takes moments where making it takes many seconds: the supplier's
 * files of the demo shop, how they are imported, the content, and the queries. Batches of another size give texts other ids.
 */
export async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of demoCatalogues) hash.update(await readFile(file));
  hash.update(JSON.stringify([await loadMapping('demo'), productsSavedAtOnce, readDemoContent(), queries]));
  return hash.digest('hex');
}
