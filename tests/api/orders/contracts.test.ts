import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderEvents } from '#domain/orders/events.ts';
import { customisedOrderOrderStateValues as states } from '#generated/enums.ts';
import { storedFile } from '#server/db/schema/files.ts';
import { approveCustomisedOrder } from '#server/orders-customised/index.ts';
import { type OrderShop, openOrderShop } from '../order-submit/order-shop.ts';
import {
  application,
  eventsOf,
  placeCustomised,
  placeStandard,
  quotation,
  uploadPdf,
} from './every-order.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

it('keeps a contract of a standard order, and the file with it', async () => {
  const buyer = await shop.addBuyer();
  const orderNo = await placeStandard(shop, buyer);
  const path = await uploadPdf(shop, buyer);
  const fields = { orderNo, contractLink: `signed.pdf,${path}` };
  expect((await shop.call('uploadStandardContract', fields, { token: buyer.token })).code).toBe(0);
  const shown = (await shop.call('getStandardOrder', { orderNo }, { token: buyer.token })).data;
  expect(shown.userContract).toBe(fields.contractLink);
  expect(await eventsOf(shop, orderNo)).toEqual([orderEvents.orderPlaced, orderEvents.contractUploaded]);
  const files = await shop.db.select().from(storedFile);
  expect(files.find(({ name }) => path.endsWith(name))?.referredAt).not.toBeNull();
});

it('sends a customised order to the examination, but only with an own file that exists', async () => {
  const [buyer, other] = [await shop.addBuyer(), await shop.addBuyer()];
  const orderNo = await placeCustomised(shop, buyer);
  const send = async (path: string, token = buyer.token) => {
    const fields = { orderNo, contractLink: `signed.pdf,${path}` };
    return (await shop.call('uploadCustomisedContract', fields, { token })).code;
  };
  const own = await uploadPdf(shop, buyer);
  expect(await send(own)).toBe(4009);
  expect(await approveCustomisedOrder(shop.db, { orderNo, now: shop.clock.now() }, quotation)).toEqual({
    ok: true,
  });
  expect(await send('/files/u/none.pdf')).toBe(4004);
  expect(await send(await uploadPdf(shop, other))).toBe(4004);
  expect(await send(own, other.token)).toBe(4004);
  expect(await send(own)).toBe(0);
  const shown = (await shop.call('getCustomisedOrder', { orderNo }, { token: buyer.token })).data;
  expect(shown).toMatchObject({ orderState: states.contractExamined, backContract: `signed.pdf,${own}` });
});

it('takes the attachment of an application only from its owner', async () => {
  const [buyer, other] = [await shop.addBuyer(), await shop.addBuyer()];
  const apply = (annexFile: string) =>
    shop.call('applyCustomisedOrder', { ...application, annexFile }, { token: buyer.token });
  expect((await apply(await uploadPdf(shop, other))).code).toBe(4004);
  const { data: orderNo } = await apply(await uploadPdf(shop, buyer, 'drawing.pdf'));
  const shown = (await shop.call('getCustomisedOrder', { orderNo }, { token: buyer.token })).data;
  expect(shown).toMatchObject({
    detailedDescription: 'Efficiency of at least 92 %.',
    totalAmount: 0,
    annexName: 'drawing.pdf',
  });
});
