import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The data files of the demo shop. */
export const demoFolder = fileURLToPath(new URL('../../demo/', import.meta.url));

/**
 * The demo catalogue as supplier's files, which the mapping `demo` describes, in the order in which they are loaded. An import gives
 * ids by category and row, so a row that joined the first file would change the ids of the products after it.
 */
export const demoCatalogues: readonly string[] = ['catalogue.csv', 'catalogue-additions.csv'].map((name) =>
  join(demoFolder, name),
);
