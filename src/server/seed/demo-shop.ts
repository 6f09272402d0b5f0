import type { Pool } from 'pg';
import { catalogueCsv } from '#server/demo/catalogue/catalogue-csv.ts';
import { columnPlaces } from '#server/demo/catalogue/column-places.ts';
import { demoContent } from '#server/demo/content/index.ts';
import { importFile } from '#server/import/import-file.ts';
import { loadMapping } from '#server/import/mapping/load-mapping.ts';
import { progressLine } from '#server/import/progress-line.ts';
import type { DemoShop } from './fill-demo-shop.ts';

async function loadCatalogue(pool: Pool): Promise<void> {
  const progress = progressLine(process.stderr);
  await importFile({
    stream: catalogueCsv(),
    mapping: { ...(await loadMapping('demo')), overrides: columnPlaces() },
    db: pool,
    strict: true,
    onProgress: progress.show,
  });
  progress.end();
}

/** The demo shop: its catalogue goes the way of any supplier's file. */
export function demoShop(pool: Pool): DemoShop {
  return { content: demoContent, loadCatalogue: () => loadCatalogue(pool) };
}
