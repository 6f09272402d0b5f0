import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OperationId } from '#generated/server/routes.ts';
import { standardOrder } from '#server/db/schema/orders.ts';
import { type Buyer, type OrderShop, openOrderShop } from '../order-submit/order-shop.ts';
import { placeCustomised, placeSample, placeStandard } from './every-order.ts';

let shop: OrderShop;
let buyer: Buyer;
beforeAll(async () => {
  shop = await openOrderShop();
  buyer = await shop.addBuyer({ points: 100 });
});
afterAll(() => shop.close());

async function find(operation: OperationId, fields: Readonly<Record<string, string | number>>) {
  const { code, data, params } = await shop.call(operation, fields, { token: buyer.token });
  expect(code).toBe(0);
  const numbers: string[] = data.map(({ orderNo }: { orderNo: string }) => orderNo);
  expect(params.totalDataCounts).toBeGreaterThanOrEqual(numbers.length);
  return numbers;
}

it('finds orders of each kind by number, part number and product name, and no order of others', async () => {
  const other = await shop.addBuyer({ points: 100 });
  await placeStandard(shop, other);
  const standard = await placeStandard(shop, buyer);
  const sample = await placeSample(shop, buyer);
  const customised = await placeCustomised(shop, buyer);
  const [shown] = (await shop.call('listStandardOrders', {}, { token: buyer.token })).data;
  const by = (keyWord: string) => find('listStandardOrders', { keyWord });
  expect(await by(standard.toLowerCase())).toEqual([standard]);
  expect(await by(`${shown.productNum} chip`)).toEqual([standard]);
  expect(await by('贴片 RESISTOR')).toEqual([standard]);
  expect(await by('100%')).toEqual([]);
  expect(await find('listSampleOrders', { keyWord: 'chip resistor', state: 0 })).toEqual([sample.orderNo]);
  expect(await find('listSampleOrders', { keyWord: 'chip resistor', state: 3 })).toEqual([]);
  expect(await find('listCustomisedOrders', { keyWord: 'power MODULE' })).toEqual([customised]);
});

it('counts the days of a range in Beijing', async () => {
  const orderNo = await placeStandard(shop, buyer);
  const createdAt = new Date('2026-02-10T16:30:00Z');
  await shop.db.update(standardOrder).set({ createdAt }).where(eq(standardOrder.orderNo, orderNo));
  const between = (startDate: string, endDate: string) => find('listStandardOrders', { startDate, endDate });
  expect(await between('2026-02-11', '2026-02-11')).toEqual([orderNo]);
  expect(await between('2026-02-01', '2026-02-10')).toEqual([]);
  expect(await between('2026-02-12', '2026-02-28')).toEqual([]);
});

it('has the same total on a late page as on the first', async () => {
  const all = await find('listStandardOrders', { pageSize: 100 });
  const late = await shop.call('listStandardOrders', { pageSize: 1, pageNum: 2 }, { token: buyer.token });
  expect(late.data[0].orderNo).toBe(all[1]);
  expect(late.params.totalDataCounts).toBe(all.length);
  expect(await find('listStandardOrders', { pageSize: 5, pageNum: 90 })).toEqual([]);
});
