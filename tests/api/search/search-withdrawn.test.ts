import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Queryable } from '#server/db/queryable.ts';
import { searchProducts } from '#server/search/search-products.ts';
import { openResistorShop, type ResistorShop } from '../catalogue/resistor-shop.ts';
import { rememberPartNumbers } from './remember-part-numbers.ts';

let shop: ResistorShop;
beforeAll(async () => {
  shop = await openResistorShop();
});
afterAll(() => shop.close());

const page = { pageNum: 1, pageSize: 100, language: 'en_US' } as const;

it('A part that is withdrawn after its number was found in memory is not on the page.', async () => {
  let beforeSearch = async () => {};
  const database: Queryable = {
    async query(config) {
      if (config.text.includes('with ordinality w (id, place)')) await beforeSearch();
      return shop.pool.query(config);
    },
  };
  await rememberPartNumbers(database);
  const [first, second] = (await searchProducts(database, 'RC0603', page)).products;
  beforeSearch = async () => {
    await shop.pool.query('update product set withdrawn = true, slot_category_id = null where id = $1', [
      first?.productId,
    ]);
  };
  const { products } = await searchProducts(database, 'RC0603', page);
  expect(products[0]?.productId).toBe(second?.productId);
});
