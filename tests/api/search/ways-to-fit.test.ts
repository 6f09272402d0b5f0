import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Queryable } from '#server/db/queryable.ts';
import { searchProducts } from '#server/search/search-products.ts';
import { openResistorShop, type ResistorShop } from '../catalogue/resistor-shop.ts';

let shop: ResistorShop;
beforeAll(async () => {
  shop = await openResistorShop();
});
afterAll(() => shop.close());

const howTheyFit = 'select 1 from hit';
const calledBy = 'with named as';

/** The same database, which fails every statement with this text. */
function failingDatabase(code: string, text: string): Queryable {
  const error = Object.assign(new Error('canceling statement due to statement timeout'), { code });
  return {
    query: (config) =>
      JSON.stringify(config).includes(text) ? Promise.reject(error) : shop.pool.query(config),
  };
}

const page = { pageNum: 1, pageSize: 20, language: 'en_US' } as const;

it('products that fit are found without a note on how where the database gives that up', async () => {
  const keyWord = '-20℃';
  const found = await searchProducts(shop.pool, keyWord, page);
  expect(found.total.fittingWords?.length).toBeGreaterThan(0);
  const { fittingWords: _fittingWords, ...total } = found.total;
  expect(await searchProducts(failingDatabase('57014', howTheyFit), keyWord, page)).toEqual({
    products: found.products,
    total,
  });
  await expect(searchProducts(failingDatabase('42601', howTheyFit), keyWord, page)).rejects.toThrow(
    'canceling',
  );
});

it('products that state the value are found where the database gives up saying how many are called by the words', async () => {
  const keyWord = 'YAGEO -40℃';
  const found = await searchProducts(shop.pool, keyWord, page);
  expect(found.total.totalDataCounts).toBeGreaterThan(page.pageSize);
  const stated = await searchProducts(failingDatabase('57014', calledBy), keyWord, page);
  expect(stated.products.length).toBe(page.pageSize);
  await expect(searchProducts(failingDatabase('42601', calledBy), keyWord, page)).rejects.toThrow(
    'canceling',
  );
});
