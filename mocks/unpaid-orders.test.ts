import { expect, it } from 'vitest';
import { orderEvents } from '#domain/orders/events.ts';
import { payBefore } from '#domain/orders/unpaid-life.ts';
import { codes } from '#generated/constants.ts';
import { standardOrderProOrderStateValues } from '#generated/enums.ts';
import { Client } from './client.ts';
import { createMockShop } from './shop.ts';
import { startingPassword } from './world/start/members.ts';

const { awaitingPayment, closed } = standardOrderProOrderStateValues;

it('closes an order that is not paid in time, gives its stock back and says so in its history', async () => {
  let now = new Date('2026-11-20T06:00:00.000Z');
  const shop = createMockShop({ now: () => now });
  const { store } = shop.world;
  const order = store.all('standardOrders').find(({ proOrderState }) => proOrderState === awaitingPayment);
  const [line] = order?.lines ?? [];
  if (!order || !line) throw new Error('the world has no unpaid order');
  const stock = store.at('products', line.productId)?.stock ?? 0;
  const read = async () => {
    const client = new Client(shop);
    await client.signIn('buyer@example.com', startingPassword);
    return { client, shown: (await client.call('getStandardOrder', { orderNo: order.orderNo })).data };
  };
  const deadline = payBefore(new Date(order.createTime));
  now = new Date(deadline.getTime() - 1);
  expect((await read()).shown).toMatchObject({ proOrderState: awaitingPayment });
  now = deadline;
  const { client, shown } = await read();
  expect(shown).toMatchObject({ proOrderState: closed });
  expect(shown.history.at(-1)).toMatchObject({ event: orderEvents.closedUnpaid });
  expect(store.at('products', line.productId)?.stock).toBe(stock + line.num);
  expect((await client.call('cancelStandardOrder', { orderNo: order.orderNo })).code).toBe(codes.notOffered);
});
