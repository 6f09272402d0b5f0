import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ProductInput, saveProducts } from '#server/catalogue/save-products.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { searchProducts } from '#server/search/search-products.ts';
import { openResistorShop, type ResistorShop } from '../catalogue/resistor-shop.ts';

let shop: ResistorShop;
beforeAll(async () => {
  shop = await openResistorShop();
});
afterAll(() => shop.close());

const page = { pageNum: 1, pageSize: 20, language: 'en_US' } as const;
/** A process that remembers nothing. */
const newProcess = (): Queryable => ({ query: (config) => shop.pool.query(config) });

it('A search without results looks for other words again once products are called otherwise.', async () => {
  const [one, other] = shop.inputs;
  if (!one || !other) throw new Error('the shop has no products');
  const save = (...changes: readonly [Partial<ProductInput>, Partial<ProductInput>]) =>
    saveProducts(shop.pool, [
      { ...one, ...changes[0] },
      { ...other, ...changes[1] },
    ]);
  const search = (db: Queryable) => searchProducts(db, 'aluminous borosilicate', page);
  const [first, second, neither] = ['Aluminous', 'Borosilicate', 'Plain'].map((nameEn) => ({ nameEn }));
  if (!first || !second || !neither) throw new Error('there are three names');
  for (const [oneNow, otherNow, products] of [
    [first, neither, 1],
    [neither, second, 1],
    [first, neither, 1],
    [{ ...first, withdrawn: true }, neither, 0],
    [{ ...first, withdrawn: true }, second, 1],
    [{ ...first, stock: 0 }, neither, 1],
  ] as const) {
    await save(oneNow, otherNow);
    const found = await search(shop.pool);
    expect(found).toEqual(await search(newProcess()));
    expect(found.products).toHaveLength(products);
  }
});
