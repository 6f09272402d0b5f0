import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newInstalment } from '#domain/orders/first-states.ts';
import { instalmentHeadAmountValues } from '#generated/enums.ts';
import { instalment } from '#server/db/schema/customised-orders.ts';
import { type OrderShop, openOrderShop } from '../order-submit/order-shop.ts';
import { placeCustomised, rowOf } from './every-order.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

it('the row of an order reads the same after an analysis of its tables, which changes the plan of the query', async () => {
  const orderNo = await placeCustomised(shop, await shop.addBuyer());
  const part = { ...newInstalment, orderNo, usMoney: 500, zhMoney: 3550 };
  const headAmount = instalmentHeadAmountValues.laterInstalment;
  await shop.db.insert(instalment).values([1, 2].map((position) => ({ ...part, headAmount, position })));
  // A scan of the whole table finds the row that was written last after the other one.
  await shop.db.update(instalment).set({ usMoney: 600 }).where(eq(instalment.position, 1));
  const before = await rowOf(shop, orderNo);
  await shop.pool.query('analyze instalment');
  expect(await rowOf(shop, orderNo)).toEqual(before);
});
