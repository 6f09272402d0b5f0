import { afterAll, beforeAll, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { cachedCategories } from '#server/catalogue/memory/cached-categories.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { searchProducts } from '#server/search/search-products.ts';
import { openResistorShop, type ResistorShop } from '../catalogue/resistor-shop.ts';
import { rememberPartNumbers } from './remember-part-numbers.ts';

let shop: ResistorShop;
beforeAll(async () => {
  shop = await openResistorShop();
  // In a small shop products are known, and nothing is read.
  await shop.pool.query('update category_count set products = products + $1', [constants.knownProducts]);
});
afterAll(() => shop.close());

const page = { pageNum: 1, pageSize: 5, language: 'en_US' } as const;

async function sellOut(id: number | undefined): Promise<void> {
  const sale = `with p as (update product set stock = 0 where id = $1) update product_slot set stock = 0 where product_id = $1`;
  await shop.pool.query(sale, [id]);
}

it('The shop in memory is checked by the statement that reads rows, and rows are read again when it had changed.', async () => {
  let readings = 0;
  let checks = 0;
  const database: Queryable = {
    query(config) {
      if (config.text.includes('slot_change')) checks += 1;
      if (config.text.includes('with ordinality w (id, place)')) readings += 1;
      return shop.pool.query(config);
    },
  };
  const withoutMemory: Queryable = { query: (config) => shop.pool.query(config) };
  cachedCategories(withoutMemory, { from: Number.POSITIVE_INFINITY });
  await rememberPartNumbers(database);
  const search = async () => {
    readings = 0;
    checks = 0;
    const found = await searchProducts(database, 'RC0603', page);
    expect(found).toEqual(await searchProducts(withoutMemory, 'RC0603', page));
    return { first: found.products[0]?.productId, readings, checks };
  };
  const before = await search();
  expect(before).toMatchObject({ readings: 1, checks: 1 });
  await sellOut(before.first);
  const after = await search();
  expect(after.first).not.toBe(before.first);
  expect(after).toMatchObject({ readings: 2, checks: 2 });
  // What has just changed is checked first.
  await sellOut(after.first);
  expect(await search()).toMatchObject({ readings: 1, checks: 1 });
});
