import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { type OpenDatabase, openDatabase } from '#server/db/client.ts';
import { demoShop } from '#server/seed/demo-shop.ts';
import { type DemoShop, fillDemoShop } from '#server/seed/fill-demo-shop.ts';
import { fingerprint } from './fingerprint.ts';
import { formatCollections } from './format-collections.ts';
import { catalogueQueries, contentQueries, productQuery, sampleSizes } from './queries.ts';
import { regionFiles } from './region-files.ts';
import { type Params, SharedValues } from './shared-values.ts';

/** Name of a file in `mocks/world/start` → its text. */
export type StartFiles = Readonly<Record<string, string>>;

type Read = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** The parts that the content names. */
function namedParts({ content }: DemoShop): string[] {
  const { cart, solutions, banners, news } = content;
  const html = JSON.stringify([solutions, news]);
  return [
    ...cart.map(({ productNum }) => productNum),
    ...solutions.map(({ productNum }) => productNum),
    ...banners.flatMap(({ opens }) => ('productNum' in opens ? [opens.productNum] : [])),
    ...[...html.matchAll(/product:([^"\\]+)/g)].flatMap(([, mpn]) => mpn ?? []),
  ];
}

async function readCatalogue(read: Read, shop: DemoShop): Promise<string> {
  const products = await read(productQuery, [namedParts(shop), ...sampleSizes]);
  const values = new SharedValues();
  const shared = products.map((product) => ({
    ...product,
    // Rows of the database, where the import keeps the values by the ids of their columns.
    params: values.placesOf(product.params as Params),
  }));
  const categories = await read(catalogueQueries.categories);
  const columns = await read(catalogueQueries.columns);
  const texts = (await read(catalogueQueries.texts)).filter(({ columnId, zh, en }) =>
    values.has(String(columnId), { en, zh }),
  );
  return formatCollections({ categories, columns, texts, values: values.all, products: shared });
}

async function readContent(read: Read, now: Date): Promise<string> {
  const content: Record<string, readonly object[]> = {};
  for (const [name, query] of Object.entries(contentQueries))
    content[name] = await read(query, query.includes('$1') ? [now] : []);
  return formatCollections(content);
}

async function readShop({ pool }: OpenDatabase, shop: DemoShop, now: Date): Promise<StartFiles> {
  const read: Read = async (text, values = []) => (await pool.query(text, values)).rows;
  return {
    'catalogue.json': await readCatalogue(read, shop),
    'content.json': await readContent(read, now),
    ...regionFiles(),
    'made-from.json': `${JSON.stringify({ fingerprint: await fingerprint() })}\n`,
  };
}

/** Fills a demo shop in a database of its own and reads from it what the world of the mocks starts with. */
export async function startFiles(): Promise<StartFiles> {
  const folder = mkdtempSync(join(tmpdir(), 'mock-start-'));
  const database = await openDatabase(readConfig({ DATA_DIR: folder, DATABASE_URL: '' }));
  try {
    const now = new Date();
    const shop = demoShop(database.pool);
    await fillDemoShop(database, shop, now);
    return await readShop(database, shop, now);
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
