import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openResistorShop, type ResistorShop } from '../catalogue/resistor-shop.ts';

interface Found {
  catalogId: number;
  catalogName: string;
  productCount: number;
}

let shop: ResistorShop;
beforeAll(async () => {
  shop = await openResistorShop();
});
afterAll(() => shop.close());

const operation = 'countSearchCategories';

describe('the categories of a search', () => {
  it.each([
    ['0603', 0],
    ['0603', 1],
    ['RC0603-01', 0],
    ['贴片电阻', 0],
    ['general purpose', 1],
  ] as const)(
    'have as many products as their lists with the words %s, in stock %s',
    async (keyWord, inStock) => {
      const { data, params } = await shop.ask<Found[]>(operation, { keyWord, inStock });
      expect(data.length).toBeGreaterThan(0);
      const lists = await Promise.all(
        data.map(({ catalogId }) => shop.ask('listProducts', { catalogId, keyWord, inStock })),
      );
      expect(lists.map((list) => list.params.totalDataCounts)).toEqual(
        data.map(({ productCount }) => productCount),
      );
      const sum = data.reduce((total, { productCount }) => total + productCount, 0);
      expect(params).toEqual({ totalDataCounts: sum, totalIsLowerBound: 0 });
    },
  );

  it('are counted under the limits of stock and price that the list has', async () => {
    for (const limits of [{ minStock: 500 }, { maxPrice: 5 }, { minPrice: 1, maxPrice: 9, quantity: 1000 }]) {
      const { data } = await shop.ask<Found[]>(operation, { keyWord: '0603', ...limits });
      const [first] = data;
      const list = await shop.ask('listProducts', {
        catalogId: first?.catalogId ?? 0,
        keyWord: '0603',
        ...limits,
      });
      expect(first?.productCount ?? 0, JSON.stringify(limits)).toBe(list.params.totalDataCounts);
    }
  });

  it('are named in the language of the request, with the same counts', async () => {
    const english = await shop.ask<Found[]>(operation, { keyWord: '0603' });
    const chinese = await shop.ask<Found[]>(operation, { keyWord: '0603', language: 'zh_CN' });
    expect(english.data).toEqual([
      { catalogId: shop.resistors, catalogName: 'Chip resistors', productCount: 120 },
      { catalogId: shop.capacitors, catalogName: 'Chip capacitors', productCount: 5 },
    ]);
    expect(chinese.data).toEqual([
      { catalogId: shop.resistors, catalogName: '贴片电阻', productCount: 120 },
      { catalogId: shop.capacitors, catalogName: '贴片电容', productCount: 5 },
    ]);
  });

  it('are none where no product has the words', async () => {
    for (const keyWord of ['nothing-is-called-this', '???'])
      expect(await shop.ask(operation, { keyWord })).toMatchObject({
        data: [],
        params: { totalDataCounts: 0, totalIsLowerBound: 0 },
      });
  });
});
