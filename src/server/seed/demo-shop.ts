import type { Pool } from 'pg';
import { importFile, loadMapping, progressLine } from '#server/import/index.ts';
import { demoCatalogues } from './demo-folder.ts';
import type { DemoShop } from './fill-demo-shop.ts';
import { readDemoContent } from './read-demo-content.ts';
import { textsDigest } from './texts-digest.ts';

async function loadCatalogue(pool: Pool): Promise<void> {
  const mapping = await loadMapping('demo');
  for (const file of demoCatalogues) {
    const progress = progressLine(process.stderr);
    await importFile({ file, mapping, db: pool, strict: true, onProgress: progress.show });
    progress.end();
  }
}

/** The demo shop: its catalogue goes the way of any supplier's files. */
export function demoShop(pool: Pool): DemoShop {
  return {
    // Read only where it is needed: once.
    get content() {
      return readDemoContent();
    },
    get textsDigest() {
      return textsDigest();
    },
    loadCatalogue: () => loadCatalogue(pool),
  };
}
