import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keysOf } from '#domain/keys-of.ts';
import { sampleOrderOrderStateValues as states } from '#generated/enums.ts';
import { createMockShop } from '#mocks/shop.ts';
import { pointsEntry } from '#server/db/schema/ledger.ts';
import { approveSample, refuseSampleOrder, shipSample } from '#server/orders-sample/index.ts';
import { type Buyer, type OrderShop, openOrderShop } from '../order-submit/order-shop.ts';
import { placeSample, samplePoints } from '../orders/every-order.ts';

let shop: OrderShop;
let buyer: Buyer;
beforeAll(async () => {
  shop = await openOrderShop();
  buyer = await shop.addBuyer({ points: 100_000 });
});
afterAll(() => shop.close());

interface Placed {
  readonly orderNo: string;
  readonly sampleId: number;
}

const shipment = { logisticsName: 'DHL', logisticsNum: 'D1' };
const at = (orderNo: string) => ({ orderNo, now: shop.clock.now() });
const move = (sampleId: number, type: number) =>
  shop.call('moveSampleOrder', { sampleId, type }, { token: buyer.token });

/** How a sample comes into each state on the server, without the steps to the state before it. */
const ways: Readonly<Record<keyof typeof states, (placed: Placed) => Promise<unknown>>> = {
  toBeExamined: async () => undefined,
  awaitingShipment: ({ orderNo }) => approveSample(shop.db, at(orderNo)),
  async awaitingReceipt(placed) {
    await ways.awaitingShipment(placed);
    return shipSample(shop.db, at(placed.orderNo), shipment);
  },
  async received(placed) {
    await ways.awaitingReceipt(placed);
    return move(placed.sampleId, states.received);
  },
  rejected: ({ orderNo }) => refuseSampleOrder(shop.db, at(orderNo)),
  cancelled: ({ sampleId }) => move(sampleId, states.cancelled),
};

/** The entries of a sample without its number, in shares of its points. */
function movements(
  entries: readonly { readonly budget: number; readonly flowType: number; readonly flowNum: number }[],
  points: number,
) {
  return entries.map(({ budget, flowType, flowNum }) => ({ budget, flowType, share: flowNum / points }));
}

it.each(keysOf(states))(
  'the points of a sample that is %s moved in the mocks from the start as they do on the server',
  async (state) => {
    const placed = await placeSample(shop, buyer);
    await ways[state](placed);
    const booked = await shop.db
      .select()
      .from(pointsEntry)
      .where(eq(pointsEntry.objectId, placed.orderNo))
      .orderBy(pointsEntry.id);
    const { data } = await shop.call('getSampleOrder', { orderNo: placed.orderNo }, { token: buyer.token });
    expect(data.orderState).toBe(states[state]);
    const { store } = createMockShop().world;
    const sample = store.all('sampleOrders').find(({ orderState }) => orderState === states[state]);
    const flow = store.all('pointsFlow').filter(({ objectId }) => objectId === sample?.orderNo);
    expect(movements(flow, sample?.integralNum ?? 0)).toEqual(movements(booked, samplePoints));
  },
);
