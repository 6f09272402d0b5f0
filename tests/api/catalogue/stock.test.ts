import { afterAll, beforeAll, expect, it } from 'vitest';
import { giveStockBack, lockProducts, takeStock } from '#server/catalogue/stock.ts';
import { type OrderShop, openOrderShop, type Product, stateOf } from '../order-submit/order-shop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

/** Its stock, and what its list says of it. */
async function stockOf({ productId, productNum }: Product) {
  const { stock } = await stateOf(shop);
  const { data } = await shop.call('listProducts', { keyWord: productNum });
  const shown = data.find((one: { productId: number }) => one.productId === productId);
  return { stock: stock.find(({ id }) => id === productId)?.stock, listed: shown?.stock };
}

function take(item: Product, pieces: number) {
  return shop.db.transaction(async (tx) => {
    const locked = await lockProducts(tx, [item.productId]);
    return takeStock(
      tx,
      locked.map((product) => ({ ...product, pieces })),
    );
  });
}

it('is taken and given back, in the lists at the same time', async () => {
  const item = await shop.addProduct({ stock: 10 });
  expect(await take(item, 4)).toEqual([]);
  expect(await stockOf(item)).toEqual({ stock: 6, listed: 6 });
  await shop.db.transaction((tx) => giveStockBack(tx, [{ productId: item.productId, pieces: 4 }]));
  expect(await stockOf(item)).toEqual({ stock: 10, listed: 10 });
});

it('never goes below zero', async () => {
  const item = await shop.addProduct({ stock: 10 });
  expect(await take(item, 11)).toEqual([item.productId]);
  expect(await stockOf(item)).toEqual({ stock: 10, listed: 10 });
});

it('goes up for a product that is in no list any more', async () => {
  const item = await shop.addProduct({ stock: 10, withdrawn: true });
  await shop.db.transaction((tx) => giveStockBack(tx, [{ productId: item.productId, pieces: 5 }]));
  expect(await stockOf(item)).toEqual({ stock: 15, listed: undefined });
});

it('is what the list of products filters and sorts by', async () => {
  const item = await shop.addProduct({ stock: 3, mpn: 'LASTPIECES' });
  const findStock = async () => {
    const { data } = await shop.call('listProducts', { keyWord: item.productNum, inStock: 1 });
    return data.map(({ stock }: { stock: number }) => stock);
  };
  expect(await findStock()).toEqual([3]);
  await take(item, 3);
  expect(await findStock()).toEqual([]);
});
