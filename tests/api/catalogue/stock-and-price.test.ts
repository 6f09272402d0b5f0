import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openResistorShop, type ResistorShop } from './resistor-shop.ts';

interface Listed {
  productId: number;
  unitPrice: number;
  quantityPrice: number;
  stock: number;
}

let shop: ResistorShop;
let all: Listed[];
const quantity = 1000;
beforeAll(async () => {
  shop = await openResistorShop();
  all = await list({ quantity });
});
afterAll(() => shop.close());

/** Every product that fits, of both pages. */
async function list(fields: Record<string, number>): Promise<Listed[]> {
  const page = (pageNum: number) => shop.ask<Listed[]>('listProducts', { pageSize: 100, pageNum, ...fields });
  const [first, second] = await Promise.all([page(1), page(2)]);
  expect([first.code, second.code]).toEqual([0, 0]);
  const found = [...first.data, ...second.data];
  expect(first.params.totalDataCounts).toBe(found.length);
  return found;
}

const ids = (products: readonly Listed[]) => products.map(({ productId }) => productId);

describe('a list of products', () => {
  it('has those with at least the given quantity in stock', async () => {
    const most = Math.max(...all.map(({ stock }) => stock));
    for (const minStock of [1, 50, most]) {
      const enough = all.filter(({ stock }) => stock >= minStock);
      expect(enough.length).toBeGreaterThan(0);
      expect(ids(await list({ minStock }))).toEqual(ids(enough));
    }
    expect(await list({ minStock: most + 1 })).toEqual([]);
  });

  it('has those whose price at the quantity is within the limits, both included', async () => {
    const prices = all.map(({ quantityPrice }) => quantityPrice).toSorted((a, b) => a - b);
    const [minPrice = 0, maxPrice = 0] = [prices[30], prices[90]];
    const within = (from: number, to: number) =>
      ids(all.filter(({ quantityPrice }) => quantityPrice >= from && quantityPrice <= to));
    expect(ids(await list({ quantity, minPrice, maxPrice }))).toEqual(within(minPrice, maxPrice));
    expect(ids(await list({ quantity, minPrice }))).toEqual(within(minPrice, Number.POSITIVE_INFINITY));
    expect(ids(await list({ quantity, maxPrice }))).toEqual(within(0, maxPrice));
    expect(await list({ quantity, minPrice: maxPrice, maxPrice: minPrice })).toEqual([]);
  });

  it('compares unit prices without a quantity', async () => {
    const maxPrice = all.map(({ unitPrice }) => unitPrice).toSorted((a, b) => a - b)[60] ?? 0;
    const cheap = all.filter(({ unitPrice }) => unitPrice <= maxPrice);
    expect(ids(await list({ maxPrice }))).toEqual(ids(cheap));
  });
});
