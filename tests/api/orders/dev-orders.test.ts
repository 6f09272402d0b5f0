import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp } from '#tests/api/support/test-app.ts';
import { type OrderShop, openOrderShop } from '../order-submit/order-shop.ts';
import { placeCustomised, placeSample } from './every-order.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ config: { devTools: true } });
});
afterAll(() => shop.close());

function post(fields: Readonly<Record<string, string>>) {
  return shop.app.request('/dev/orders', { method: 'POST', body: new URLSearchParams(fields) });
}

it('shows the orders of a member with the steps of the shop, and takes them', async () => {
  const buyer = await shop.addBuyer({ points: 100 });
  const { orderNo } = await placeSample(shop, buyer);
  const page = await (await shop.app.request('/dev/orders')).text();
  expect(page).toContain(orderNo);
  expect(page).toContain('value="approve"');
  expect((await post({ orderNo, step: 'approve' })).status).toBe(200);
  expect(await (await post({ orderNo, step: 'approve' })).text()).toBe('approve: notOffered');
  expect((await post({ orderNo: 'X1', step: 'approve' })).status).toBe(409);
  const back = await post({ orderNo, step: 'ship', email: 'a@example.com' });
  expect(back.headers.get('location')).toBe('/dev/orders?email=a%40example.com&note=ship%3A+done');
});

it('leads a customised order through every state of the shop', async () => {
  const buyer = await shop.addBuyer();
  const orderNo = await placeCustomised(shop, buyer);
  for (const step of ['approve', 'end'])
    expect(await (await post({ orderNo, step })).text()).toBe(`${step}: done`);
});

it('is not there without the tools for developers', async () => {
  const plain = await openTestApp({ config: { devTools: false } });
  const body = new URLSearchParams({ orderNo: 'S2026030200000001', step: 'approve' });
  expect((await plain.app.request('/dev/orders', { method: 'POST', body })).status).toBe(404);
  await plain.close();
});
