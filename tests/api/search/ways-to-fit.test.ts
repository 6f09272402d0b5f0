import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Queryable } from '#server/db/queryable.ts';
import { searchProducts } from '#server/search/search-products.ts';
import { openResistorShop, type ResistorShop } from '../catalogue/resistor-shop.ts';

let shop: ResistorShop;
beforeAll(async () => {
  shop = await openResistorShop();
});
afterAll(() => shop.close());

/** The same database, which fails every statement that asks how products fit. */
function failingDatabase(code: string): Queryable {
  const error = Object.assign(new Error('canceling statement due to statement timeout'), { code });
  return {
    query: (config) =>
      JSON.stringify(config).includes('select 1 from hit') ? Promise.reject(error) : shop.pool.query(config),
  };
}

const page = { pageNum: 1, pageSize: 20, language: 'en_US' } as const;

it('products that fit are found without a note on how where the database gives that up', async () => {
  const keyWord = '-20℃';
  const found = await searchProducts(shop.pool, keyWord, page);
  expect(found.total.fittingWords?.length).toBeGreaterThan(0);
  const { fittingWords: _fittingWords, ...total } = found.total;
  expect(await searchProducts(failingDatabase('57014'), keyWord, page)).toEqual({
    products: found.products,
    total,
  });
  await expect(searchProducts(failingDatabase('42601'), keyWord, page)).rejects.toThrow('canceling');
});
