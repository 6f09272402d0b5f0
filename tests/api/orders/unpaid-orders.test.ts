import { afterAll, beforeAll, expect, it } from 'vitest';
import { payTypes } from '#domain/cashier/methods.ts';
import { orderEvents } from '#domain/orders/events.ts';
import { constants } from '#generated/constants.ts';
import { standardOrderProOrderStateValues as states } from '#generated/enums.ts';
import { bookConfirmation } from '#server/cashier/index.ts';
import { payment } from '#server/db/schema/payment.ts';
import { closeUnpaidOrders } from '#server/orders-standard/index.ts';
import { creditBalances, readBalances } from '#tests/api/support/balances.ts';
import { type OrderShop, openOrderShop, pageFigures, receiver } from '../order-submit/order-shop.ts';
import { eventsOf, stockOf } from './every-order.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

async function placeWithPoints() {
  const buyer = await shop.addBuyer();
  await creditBalances(shop.db, buyer.id, { points: 500 });
  const item = await shop.addProduct();
  const line = { unitPrice: 0.31, num: 1000 };
  const figures = await pageFigures(shop, buyer, 'points', [line]);
  const { integralMoney: _, ...sent } = figures;
  const fields = { ...receiver, ...item, ...line, ...sent, productName: 'Chip resistor' };
  const { data: orderNo } = await shop.call('submitDirectOrder', fields, { token: buyer.token });
  const read = async () => (await shop.call('getStandardOrder', { orderNo }, { token: buyer.token })).data;
  return { buyer, orderNo: String(orderNo), productId: item.productId, read, moneyNum: sent.moneyNum };
}

it('closes an order after the described time, once, and gives stock and points back', async () => {
  const { buyer, orderNo, productId, read } = await placeWithPoints();
  const { points } = await readBalances(shop.db, buyer.id);
  expect(points).toBeLessThan(500);
  const payBefore = new Date((await read()).payBefore);
  expect(payBefore.getTime()).toBe(shop.clock.now().getTime() + constants.unpaidOrderLife * 1000);
  expect(await closeUnpaidOrders(shop.db, new Date(payBefore.getTime() - 1))).toBe(0);
  const runs = [1, 2, 3].map(() => closeUnpaidOrders(shop.db, payBefore));
  expect((await Promise.all(runs)).reduce((sum, closed) => sum + closed, 0)).toBe(1);
  expect(await read()).toMatchObject({ proOrderState: states.closed });
  expect(await readBalances(shop.db, buyer.id)).toMatchObject({ points: 500 });
  expect(await stockOf(shop, productId)).toBe(100_000);
  expect(await eventsOf(shop, orderNo)).toEqual([orderEvents.orderPlaced, orderEvents.closedUnpaid]);
});

it('gives back money that arrives for a closed order, once, and leaves it closed', async () => {
  const { buyer, orderNo, read, moneyNum } = await placeWithPoints();
  const request = { orderNo, payType: payTypes.paypalDollars, totalAmount: moneyNum };
  const rest = { discountType: 3, discountAmount: 0, integralNum: 0 };
  const started = await shop.call('payStandardOrder', { ...request, ...rest }, { token: buyer.token });
  expect(started.code).toBe(0);
  const payBefore = new Date((await read()).payBefore);
  expect(await closeUnpaidOrders(shop.db, payBefore)).toBe(1);
  const [number] = (await shop.db.select().from(payment))
    .filter((one) => one.orderNo === orderNo)
    .map((one) => one.number);
  const paid = { paymentNumber: number ?? '', paid: true, amount: moneyNum, currency: 'USD' } as const;
  const confirmation = { ...paid, serviceRef: 'late', payTypes: [payTypes.paypalDollars] };
  const [first, second] = [
    await bookConfirmation(shop.db, confirmation, payBefore),
    await bookConfirmation(shop.db, confirmation, payBefore),
  ];
  expect([first, second]).toEqual([
    { ok: true, state: 'refunded' },
    { ok: true, state: 'refunded' },
  ]);
  expect(await readBalances(shop.db, buyer.id)).toMatchObject({ dollars: 0, points: 500 });
  const { proOrderState, refunds } = await read();
  expect(proOrderState).toBe(states.closed);
  expect(refunds).toMatchObject([{ amount: moneyNum, paidTo: payTypes.paypalDollars }]);
});
