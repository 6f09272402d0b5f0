import { computedVersion, vacuumCatalogue } from '#server/catalogue/index.ts';
import type { OpenDatabase } from '#server/db/client.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';
import { unlimitSession } from '#server/db/session-limits.ts';
import { demoShop } from '#server/seed/demo-shop.ts';
import { fillDemoShop } from '#server/seed/fill-demo-shop.ts';
import { addSimilarProducts } from '../judged/real-texts.ts';
import { type Original, otherTokens, tokenMaker } from './copied-products.ts';
import { multiplyProducts } from './multiply-products.ts';

/** The largest number of products that are saved by the code of the import. */
const saved = 40_000;
const checked = 2000;

const sample = `select id, category_id as "categoryId", mpn, brand, package, params, name_zh as "nameZh", name_en as "nameEn",
  description_zh as "descriptionZh", description_en as "descriptionEn", tokens from product where supplier = 'bench'
  order by md5(id::text) limit $1`;

/** Throws when a copy has other tokens than the import would store for it. */
async function checkTokens(db: Queryable): Promise<number> {
  const found = await rows<Original & { tokens: string[] }>(db, sample, [checked]);
  const tokens = await tokenMaker(db, found);
  for (const product of found) {
    const other = otherTokens(product.tokens, tokens(product));
    if (other.length > 0)
      throw new Error(`product ${product.id} has these tokens too many or too few: ${other.join(' ')}`);
  }
  return found.length;
}

/** The demo shop with `count` products of its texts and values. */
export async function fillLargeShop(database: OpenDatabase, count: number): Promise<void> {
  const started = performance.now();
  const say = (what: string) =>
    console.log(`${what} after ${((performance.now() - started) / 1000).toFixed(0)} s`);
  await fillDemoShop(database, demoShop(database.pool), new Date());
  const client = await database.pool.connect();
  await unlimitSession(client);
  await addSimilarProducts(client, Math.min(count, saved));
  say('the import has saved its part');
  if (count > saved) await multiplyProducts(client, count);
  say('all products are written');
  await rows(client, 'update search_tokens set version = $1, next_product = null', [computedVersion]);
  await vacuumCatalogue(client);
  console.log(`${await checkTokens(client)} products of a sample have the tokens that the import makes`);
  say('tuned');
  client.release(true);
}
