import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderEvents } from '#domain/orders/events.ts';
import {
  afterSalesRecordDecisionValues as decisions,
  sampleOrderOrderStateValues as samples,
  standardOrderProOrderStateValues as standard,
  customisedOrderOrderStateValues as states,
} from '#generated/enums.ts';
import { customisedOrder } from '#server/db/schema/customised-orders.ts';
import {
  approveCustomisedOrder,
  decideContract,
  decideCustomisedAfterSales,
  endCustomisedOrder,
  refuseCustomisedOrder,
  setInstalments,
  shipCustomisedOrder,
} from '#server/orders-customised/index.ts';
import { approveSample, refuseSampleOrder, shipSample } from '#server/orders-sample/index.ts';
import {
  decideStandardAfterSales,
  refuseStandardOrder,
  shipStandardOrder,
} from '#server/orders-standard/index.ts';
import { payPassword, readBalances } from '#tests/api/support/balances.ts';
import { type Buyer, type OrderShop, openOrderShop } from '../order-submit/order-shop.ts';
import {
  addRichBuyer,
  eventsOf,
  placeCustomised,
  placeSample,
  placeStandard,
  quotation,
  samplePoints,
  stockOf,
} from './every-order.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const shipment = { logisticsName: 'DHL', logisticsNum: 'D1' };
const done = { ok: true };
const notOffered = { ok: false, code: 'notOffered' };

async function pay(buyer: Buyer, orderNo: string, totalAmount: number): Promise<void> {
  const fields = { orderNo, totalAmount, payPassword, payType: 4 };
  const rest = { discountType: 3, discountAmount: 0, integralNum: 0 };
  const operation = orderNo.startsWith('P') ? 'payStandardOrder' : 'payCustomisedOrder';
  expect((await shop.call(operation, { ...fields, ...rest }, { token: buyer.token })).code).toBe(0);
}

async function detail(buyer: Buyer, orderNo: string) {
  const operation = orderNo.startsWith('P') ? 'getStandardOrder' : 'getCustomisedOrder';
  return (await shop.call(operation, { orderNo }, { token: buyer.token })).data;
}

const complaint = { questionContent: 'Out of tolerance.', serviceType: 1 };

describe('the shop and a standard order', () => {
  it('refuses a paid order and gives money and pieces back once', async () => {
    const buyer = await addRichBuyer(shop);
    const orderNo = await placeStandard(shop, buyer);
    await pay(buyer, orderNo, 310);
    const order = { orderNo, now: shop.clock.now() };
    const { productId } = await detail(buyer, orderNo);
    const [first, second] = await Promise.all([
      refuseStandardOrder(shop.db, order),
      refuseStandardOrder(shop.db, order),
    ]);
    expect([first, second].filter(({ ok }) => ok)).toHaveLength(1);
    expect(await readBalances(shop.db, buyer.id)).toMatchObject({ dollars: 10_000, points: 100 });
    expect(await stockOf(shop, productId)).toBe(100_000);
    expect(await eventsOf(shop, orderNo)).toEqual([
      orderEvents.orderPlaced,
      orderEvents.orderPaid,
      orderEvents.orderRefused,
      orderEvents.moneyRefunded,
    ]);
  });

  it('takes goods back: the money returns, the pieces do not, earned points go', async () => {
    const buyer = await addRichBuyer(shop);
    const orderNo = await placeStandard(shop, buyer);
    await pay(buyer, orderNo, 310);
    const order = { orderNo, now: shop.clock.now() };
    expect(await shipStandardOrder(shop.db, order, shipment)).toEqual(done);
    expect(await shipStandardOrder(shop.db, order, shipment)).toEqual(notOffered);
    await shop.call('confirmStandardReceipt', { orderNo }, { token: buyer.token });
    expect((await readBalances(shop.db, buyer.id)).points).toBe(103);
    const request = { ...complaint, orderNo, orderType: 1 };
    expect((await shop.call('applyAfterSales', request, { token: buyer.token })).code).toBe(0);
    expect((await shop.call('applyAfterSales', request, { token: buyer.token })).code).toBe(4023);
    expect(await decideStandardAfterSales(shop.db, order, 'completeReturn', 'Sorry.')).toEqual(done);
    expect(await decideStandardAfterSales(shop.db, order, 'refuseAfterSales', null)).toEqual(notOffered);
    const after = await detail(buyer, orderNo);
    expect(after).toMatchObject({ proOrderState: standard.completed, assFlag: 4, ...shipment });
    expect(after.afterSales).toMatchObject([
      { ...complaint, decision: decisions.afterSalesCompleted, reply: 'Sorry.' },
    ]);
    expect(await readBalances(shop.db, buyer.id)).toMatchObject({ dollars: 10_000, points: 100 });
    expect(await stockOf(shop, after.productId)).toBe(99_000);
    expect(after.history.map(({ event }: { event: number }) => event)).toEqual([
      orderEvents.orderPlaced,
      orderEvents.orderPaid,
      orderEvents.orderShipped,
      orderEvents.receiptConfirmed,
      orderEvents.afterSalesRequested,
      orderEvents.afterSalesCompleted,
      orderEvents.moneyRefunded,
    ]);
  });
});

describe('the shop and a sample', () => {
  it('approves and sends it, or refuses it and gives points and piece back', async () => {
    const buyer = await shop.addBuyer({ points: 100 });
    const [sent, refused] = [await placeSample(shop, buyer), await placeSample(shop, buyer)];
    const now = shop.clock.now();
    expect(await approveSample(shop.db, { orderNo: sent.orderNo, now })).toEqual(done);
    expect(await shipSample(shop.db, { orderNo: sent.orderNo, now }, shipment)).toEqual(done);
    expect(await refuseSampleOrder(shop.db, { orderNo: sent.orderNo, now })).toEqual(notOffered);
    expect(await refuseSampleOrder(shop.db, { orderNo: refused.orderNo, now })).toEqual(done);
    const shown = (await shop.call('getSampleOrder', { orderNo: sent.orderNo }, { token: buyer.token })).data;
    expect(shown).toMatchObject({ orderState: samples.awaitingReceipt, ...shipment });
    expect((await readBalances(shop.db, buyer.id)).points).toBe(100 - samplePoints);
    expect(await stockOf(shop, refused.productId)).toBe(refused.left + 1);
  });
});

describe('the shop and a customised order', () => {
  async function signContract(buyer: Buyer) {
    const orderNo = await placeCustomised(shop, buyer);
    const order = { orderNo, now: shop.clock.now() };
    const unpriced = await approveCustomisedOrder(shop.db, order, []);
    expect(unpriced).toMatchObject({ ok: false, code: 'fieldRefused' });
    expect(await approveCustomisedOrder(shop.db, order, quotation, 'offer.pdf,/files/offer.pdf')).toEqual(
      done,
    );
    const mine = eq(customisedOrder.orderNo, orderNo);
    await shop.db.update(customisedOrder).set({ state: states.contractExamined }).where(mine);
    expect(await decideContract(shop.db, order, true)).toEqual(done);
    expect(await setInstalments(shop.db, order)).toEqual(done);
    return order;
  }

  it('examines it, sets instalments, sends it, and takes it back', async () => {
    const buyer = await addRichBuyer(shop);
    const order = await signContract(buyer);
    const { orderNo } = order;
    const set = await detail(buyer, orderNo);
    expect(set).toMatchObject({ totalAmount: 1500, unpaid: 1, frontContract: 'offer.pdf,/files/offer.pdf' });
    expect(set.amountListVos.map(({ amount }: { amount: number }) => amount)).toEqual([1000, 500]);
    await pay(buyer, orderNo, 1000);
    await pay(buyer, orderNo, 500);
    expect(await shipCustomisedOrder(shop.db, order, shipment)).toEqual(done);
    expect(await endCustomisedOrder(shop.db, order)).toEqual(notOffered);
    await shop.call('moveCustomisedOrder', { orderNo, state: 1 }, { token: buyer.token });
    await shop.call('applyAfterSales', { ...complaint, orderNo, orderType: 2 }, { token: buyer.token });
    expect(await decideCustomisedAfterSales(shop.db, order, 'acceptAfterSales', null)).toEqual(done);
    expect((await detail(buyer, orderNo)).orderState).toBe(states.afterSales);
    expect(await decideCustomisedAfterSales(shop.db, order, 'completeReturn', null)).toEqual(done);
    expect((await readBalances(shop.db, buyer.id)).dollars).toBe(10_000);
    expect((await detail(buyer, orderNo)).amountListVos[0].amountTime).not.toBeNull();
  });

  it('counts what waits for its buyer at each step', async () => {
    const buyer = await addRichBuyer(shop);
    const other = await placeCustomised(shop, buyer);
    const order = await signContract(buyer);
    const countWaiting = async () =>
      (await shop.call('countWaitingCustomised', {}, { token: buyer.token })).data;
    const nothing = { toPay: 0, toSign: 0, toCorrect: 0, toReceive: 0 };
    expect(await countWaiting()).toEqual({ ...nothing, toPay: 1 });
    await pay(buyer, order.orderNo, 1000);
    await pay(buyer, order.orderNo, 500);
    expect(await countWaiting()).toEqual(nothing);
    expect(await shipCustomisedOrder(shop.db, order, shipment)).toEqual(done);
    await approveCustomisedOrder(
      shop.db,
      { orderNo: other, now: shop.clock.now() },
      quotation,
      'offer.pdf,/files/offer.pdf',
    );
    expect(await countWaiting()).toEqual({ ...nothing, toSign: 1, toReceive: 1 });
    const stranger = await shop.addBuyer();
    expect((await shop.call('countWaitingCustomised', {}, { token: stranger.token })).data).toEqual(nothing);
  });

  it('ends it and gives back what was paid, and refuses an application', async () => {
    const buyer = await addRichBuyer(shop);
    const order = await signContract(buyer);
    await pay(buyer, order.orderNo, 1000);
    expect(await endCustomisedOrder(shop.db, order)).toEqual(done);
    expect((await readBalances(shop.db, buyer.id)).dollars).toBe(10_000);
    const refused = { orderNo: await placeCustomised(shop, buyer), now: shop.clock.now() };
    expect(await decideContract(shop.db, refused, false)).toEqual(notOffered);
    expect(await refuseCustomisedOrder(shop.db, refused)).toEqual(done);
    expect((await detail(buyer, refused.orderNo)).orderState).toBe(states.orderRejected);
    expect(await refuseCustomisedOrder(shop.db, { ...refused, orderNo: 'C2026030299999999' })).toEqual({
      ok: false,
      code: 'notFound',
    });
  });
});
