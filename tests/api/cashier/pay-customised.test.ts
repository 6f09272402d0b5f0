import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCustomisedOrder, readCustomisedOrder } from '#tests/api/support/orders.ts';
import { openTestApp, type TestApp } from '#tests/api/support/test-app.ts';
import { newPayer } from './payer.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

async function customisedPayer() {
  const payer = await newPayer(shop);
  return {
    ...payer,
    orderOf: (
      parts: Parameters<typeof addCustomisedOrder>[2],
      state?: Parameters<typeof addCustomisedOrder>[3],
    ) => addCustomisedOrder(shop.db, payer.memberId, parts, state),
    payPart: (orderNo: string, totalAmount: number, purchaseId?: number) =>
      payer.pay({ orderNo, totalAmount, ...(purchaseId && { purchaseId }) }, 'payCustomisedOrder'),
  };
}

it('settles one instalment after the other and moves the order on with the last', async () => {
  const { orderOf, payPart, balances, flow } = await customisedPayer();
  const orderNo = await orderOf([{ usMoney: 1000 }, { usMoney: 500 }]);
  expect((await payPart(orderNo, 1000)).code).toBe(0);
  expect(await readCustomisedOrder(shop.db, orderNo)).toEqual({ state: 4, paid: [true, false] });
  expect((await flow())[0]).toMatchObject({ amount: 1000, dealType: 4, objectId: orderNo });
  expect((await payPart(orderNo, 500)).code).toBe(0);
  expect(await readCustomisedOrder(shop.db, orderNo)).toEqual({ state: 5, paid: [true, true] });
  expect((await payPart(orderNo, 500)).code).toBe(4009);
  expect((await balances()).dollars).toBe(98_500);
});

it('refuses the next instalment to a page that showed the one before, which has the same amount', async () => {
  const { orderOf, payPart, token, balances } = await customisedPayer();
  const orderNo = await orderOf([{ usMoney: 1000 }, { usMoney: 1000 }]);
  const { data } = await shop.call('getCustomisedOrder', { orderNo }, { token });
  const [first, second] = data.amountListVos;
  expect((await payPart(orderNo, 1000, first.purchaseId)).code).toBe(0);
  expect(await payPart(orderNo, 1000, first.purchaseId)).toMatchObject({
    code: 4010,
    params: { usMoney: 1000 },
  });
  expect((await balances()).dollars).toBe(99_000);
  expect((await payPart(orderNo, 1000, second.purchaseId)).code).toBe(0);
});

it('settles the amounts of the first instalment together', async () => {
  const { orderOf, payPart } = await customisedPayer();
  const orderNo = await orderOf([
    { usMoney: 1000, headAmount: 1 },
    { usMoney: 500 },
    { usMoney: 250, headAmount: 1 },
  ]);
  expect(await payPart(orderNo, 1000)).toMatchObject({
    code: 4010,
    params: { usMoney: 1250, zhMoney: 8875 },
  });
  expect((await payPart(orderNo, 1250)).code).toBe(0);
  expect(await readCustomisedOrder(shop.db, orderNo)).toEqual({ state: 4, paid: [true, false, true] });
});

it('is not offered before the order awaits payment, nor for a standard order', async () => {
  const { orderOf, payPart, order } = await customisedPayer();
  expect((await payPart(await orderOf([{ usMoney: 1000 }], 3), 1000)).code).toBe(4009);
  expect((await payPart(await order(), 1663)).code).toBe(4004);
});

it('books one instalment when ten payments of it come at once', async () => {
  const { orderOf, payPart, balances } = await customisedPayer();
  const orderNo = await orderOf([{ usMoney: 1000 }, { usMoney: 500 }]);
  const answers = await Promise.all(Array.from({ length: 10 }, () => payPart(orderNo, 1000)));
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  expect((await balances()).dollars).toBe(99_000);
});
