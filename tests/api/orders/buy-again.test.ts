import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buyAgainLineOutcomeValues as outcomes } from '#generated/enums.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { type OrderShop, openOrderShop, pageFigures, receiver } from '../order-submit/order-shop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const num = 1000;

async function orderOfFour() {
  const buyer = await shop.addBuyer();
  const items = [
    await shop.addProduct(),
    await shop.addProduct(),
    await shop.addProduct(),
    await shop.addProduct(),
  ];
  const lines = [];
  for (const item of items) lines.push({ ...item, num, carId: await shop.addLine(buyer, item, num) });
  const figures = await pageFigures(
    shop,
    buyer,
    'none',
    lines.map(() => ({ unitPrice: 0.31, num })),
  );
  const fields = { ...receiver, ...figures, productInfos: JSON.stringify(lines) };
  const { data: orderNo } = await shop.call('submitCartOrder', fields, { token: buyer.token });
  const change = (index: number, values: object) =>
    shop.db
      .update(product)
      .set(values)
      .where(eq(product.id, items[index]?.productId ?? 0));
  const again = (token = buyer.token) => shop.call('buyAgain', { orderNo }, { token });
  const cart = async () => (await shop.call('listCartItems', {}, { token: buyer.token })).data;
  return { orderNo: String(orderNo), change, again, cart };
}

it('puts every line into the cart and says what has changed', async () => {
  const { change, again, cart } = await orderOfFour();
  await change(0, { breakPrice: [2900] });
  await change(1, { stock: 400 });
  await change(2, { withdrawn: true });
  await change(3, { startBuy: 1500 });
  const { code, data } = await again();
  expect(code).toBe(0);
  expect(data).toMatchObject([
    { wanted: num, added: num, outcome: outcomes.addedAsOrdered, priceThen: 0.31, priceNow: 0.29 },
    { wanted: num, added: 400, outcome: outcomes.reducedToStock, priceThen: 0.31, priceNow: 0.35 },
    { wanted: num, added: 0, outcome: outcomes.noLongerSold, priceNow: null },
    { wanted: num, added: 1500, outcome: outcomes.adjustedQuantity, priceNow: 0.31 },
  ]);
  const quantities = (await cart()).map((line: { num: number }) => line.num);
  expect(quantities.toSorted((a: number, b: number) => a - b)).toEqual([400, num, 1500]);
});

it('adds to the pieces that are in the cart already, up to the stock', async () => {
  const { change, again, cart } = await orderOfFour();
  await change(0, { stock: 1600 });
  for (const index of [1, 2, 3]) await change(index, { stock: 0 });
  expect((await again()).data[0]).toMatchObject({ added: num, outcome: outcomes.addedAsOrdered });
  expect((await again()).data[0]).toMatchObject({ added: 600, outcome: outcomes.reducedToStock });
  const third = (await again()).data;
  expect(third.map(({ outcome }: { outcome: number }) => outcome)).toEqual([
    outcomes.allInCart,
    outcomes.lineSoldOut,
    outcomes.lineSoldOut,
    outcomes.lineSoldOut,
  ]);
  expect((await cart()).map((line: { num: number }) => line.num)).toEqual([1600]);
});

it('refuses the order of another member and one that does not exist', async () => {
  const { again } = await orderOfFour();
  const other = await shop.addBuyer();
  expect((await again(other.token)).code).toBe(4004);
  const unknown = { orderNo: 'P2026010199999999' };
  expect((await shop.call('buyAgain', unknown, { token: other.token })).code).toBe(4004);
});
