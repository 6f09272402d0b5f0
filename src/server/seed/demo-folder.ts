import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The data files of the demo shop. */
export const demoFolder = fileURLToPath(new URL('../../demo/', import.meta.url));

/** The demo catalogue as a supplier's file, which the mapping `demo` describes. */
export const demoCatalogue = join(demoFolder, 'catalogue.csv');
