import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fitsAnyRow } from '#domain/actions/offered.ts';
import { payTypes } from '#domain/cashier/methods.ts';
import { openDecisions, serviceTypes } from '#domain/orders/after-sales.ts';
import { countWaiting } from '#domain/orders/count-waiting.ts';
import { orderActors } from '#domain/orders/events.ts';
import { listedRows } from '#domain/orders/listed-rows.ts';
import { closeUnpaid, overdueSince } from '#domain/orders/unpaid-life.ts';
import { settlingStates } from '#domain/payment/payment-life.ts';
import { refundsOf } from '#domain/payment/refund-life.ts';
import {
  afterSalesRecordDecisionValues,
  assFlagValues,
  customisedOrderOrderStateValues,
  customisedOrderSendValues,
  listCustomisedOrdersStateValues,
  listStandardOrdersStateValues,
  standardOrderProOrderStateValues,
} from '#generated/enums.ts';
import { customisedOrder } from '#server/db/schema/customised-orders.ts';
import { afterSales } from '#server/db/schema/order-history.ts';
import { payment } from '#server/db/schema/payment.ts';
import { nextNumber } from '#server/ledger/index.ts';
import {
  decideAfterSales,
  findOrders,
  inListedState,
  refundOrder,
  storeRefunds,
} from '#server/orders/index.ts';
import { closeUnpaidOrders } from '#server/orders-standard/index.ts';
import { readBalances } from '../support/balances.ts';
import { signInNewMember } from '../support/members.ts';
import {
  addCustomisedOrder,
  addStandardOrder,
  payInstalments,
  readStandardOrder,
} from '../support/orders.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const assFlags = Object.values(assFlagValues);
const standardStates = Object.values(standardOrderProOrderStateValues);
const customisedStates = Object.values(customisedOrderOrderStateValues);

/** A member with a standard order in each state, with each after-sales flag. */
async function withStandardOrders() {
  const { member } = await signInNewMember(shop);
  const orders = [];
  for (const proOrderState of standardStates)
    for (const assFlag of assFlags) {
      const orderNo = await addStandardOrder(shop.db, member.id, {
        state: proOrderState,
        assFlag,
        paidAt: shop.clock.now(),
      });
      orders.push({ orderNo, proOrderState, assFlag });
    }
  return { memberId: member.id, orders };
}

/** A member with a customised order in each state, with each after-sales flag, sent or not, with nothing, some or all to be paid. */
async function withCustomisedOrders() {
  const { token, member } = await signInNewMember(shop);
  for (const state of customisedStates)
    for (const assFlag of assFlags)
      for (const send of Object.values(customisedOrderSendValues))
        for (const due of [0, 1, 2]) {
          const parts = [{ usMoney: 500, headAmount: 1 as const }, { usMoney: 700 }];
          const orderNo = await addCustomisedOrder(shop.db, member.id, due === 0 ? [] : parts, state);
          const mine = eq(customisedOrder.orderNo, orderNo);
          await shop.db.update(customisedOrder).set({ assFlag, send }).where(mine);
          if (due === 1) await payInstalments(shop.db, orderNo);
        }
  return { token };
}

const everyPage = { pageNum: 1, pageSize: 100 };

async function everyOrder(token: string, fields = {}) {
  const operation = 'listCustomisedOrders';
  const found = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const { code, data } = await shop.call(operation, { ...everyPage, ...fields, pageNum }, { token });
    expect({ operation, fields, code }).toEqual({ operation, fields, code: 0 });
    found.push(...data);
    if (data.length < everyPage.pageSize) return found;
  }
}

describe('a list of orders in a state', () => {
  it('shows the standard orders that its rule means, one of each state and after-sales flag', async () => {
    const { memberId, orders } = await withStandardOrders();
    for (const state of [undefined, ...Object.values(listStandardOrdersStateValues)]) {
      const rows = listedRows('StandardOrder', state);
      const meant = orders.filter((order) => rows === undefined || fitsAnyRow(rows, order));
      const inState = inListedState('StandardOrder', state);
      const found = await findOrders(shop.db, 'standard_order', { memberId, ...everyPage }, inState);
      const numbers = found.numbers.toSorted();
      expect({ state, numbers }).toEqual({ state, numbers: meant.map(({ orderNo }) => orderNo).toSorted() });
    }
  });

  it('shows the customised orders of that state, whatever else differs', async () => {
    const { token } = await withCustomisedOrders();
    const orders = await everyOrder(token);
    expect(new Set(orders.map(({ orderState }) => orderState)).size).toBe(customisedStates.length);
    for (const state of Object.values(listCustomisedOrdersStateValues)) {
      const rows = listedRows('CustomisedOrder', state) ?? [];
      const meant = orders.filter((order) => fitsAnyRow(rows, order)).map(({ orderNo }) => orderNo);
      const listed = await everyOrder(token, { state });
      expect({ state, numbers: listed.map(({ orderNo }) => orderNo) }).toEqual({ state, numbers: meant });
    }
  });
});

it('counts the customised orders that wait for their member as the rule does over all of them', async () => {
  const { token } = await withCustomisedOrders();
  const orders = await everyOrder(token);
  const { data } = await shop.call('countWaitingCustomised', {}, { token });
  expect(data).toEqual(countWaiting(orders.map((order) => ({ ...order, count: 1 }))));
  expect(Object.values(data).every((count) => Number(count) > 0)).toBe(true);
});

it('closes only orders that wait for their payment, from the moment on at which they are overdue', async () => {
  const { member } = await signInNewMember(shop);
  const now = shop.clock.now();
  const limit = overdueSince(now).getTime();
  const orders = [];
  for (const proOrderState of standardStates)
    for (const placedAt of [limit - 1, limit, limit + 1]) {
      const createdAt = new Date(placedAt);
      const orderNo = await addStandardOrder(shop.db, member.id, {
        state: proOrderState,
        createdAt,
        paidAt: proOrderState === standardOrderProOrderStateValues.awaitingPayment ? null : now,
      });
      orders.push({ orderNo, proOrderState, isOverdue: placedAt <= limit });
    }
  await closeUnpaidOrders(shop.db, now);
  for (const { orderNo, proOrderState, isOverdue } of orders) {
    const isClosed = isOverdue && fitsAnyRow(closeUnpaid.when, { proOrderState });
    const { state } = await readStandardOrder(shop.db, orderNo);
    expect({ orderNo, state }).toEqual({
      orderNo,
      state: isClosed ? closeUnpaid.sets.proOrderState : proOrderState,
    });
  }
});

it('gives back only payments that settled their order and were not given back before', async () => {
  const now = shop.clock.now();
  for (const state of ['started', 'paid', 'credited', 'refunded', 'declined'] as const)
    for (const isGivenBack of [false, true]) {
      const { member } = await signInNewMember(shop);
      const orderNo = await addStandardOrder(shop.db, member.id);
      const number = await nextNumber(shop.db, 'Z', now);
      const endedAt = state === 'started' ? null : now;
      const made = { number, orderNo, memberId: member.id, amount: 100, createdAt: now, endedAt };
      const method = { payType: payTypes.dollarBalance, currency: 'USD' } as const;
      await shop.db.insert(payment).values({ ...made, ...method, state });
      if (isGivenBack) await storeRefunds(shop.db, refundsOf([{ ...made, ...method }]), now);
      const { byMember } = orderActors;
      await refundOrder(shop.db, { memberId: member.id, orderNo, pointsSpent: 0, now, by: byMember });
      const { dollars } = await readBalances(shop.db, member.id);
      const isMeant = settlingStates.includes(state) && !isGivenBack;
      expect({ state, isGivenBack, dollars }).toEqual({ state, isGivenBack, dollars: isMeant ? 100 : 0 });
    }
});

it('decides requests for after-sales service exactly while they are open', async () => {
  const { member } = await signInNewMember(shop);
  const now = shop.clock.now();
  const decisions = Object.values(afterSalesRecordDecisionValues);
  const { afterSalesRefused, afterSalesUndecided } = afterSalesRecordDecisionValues;
  for (const decision of decisions) {
    const orderNo = await addStandardOrder(shop.db, member.id);
    const asked = {
      orderNo,
      memberId: member.id,
      serviceType: serviceTypes.returnGoods,
      question: 'Two reels are missing.',
    };
    const decidedAt = decision === afterSalesUndecided ? null : now;
    await shop.db.insert(afterSales).values({ ...asked, decision, createdAt: now, decidedAt });
    await decideAfterSales(shop.db, orderNo, { decision: afterSalesRefused, reply: 'decided', now });
    const [stored] = await shop.db.select().from(afterSales).where(eq(afterSales.orderNo, orderNo));
    const isOpen = openDecisions.some((one) => one === decision);
    expect({ decision, reply: stored?.reply ?? null }).toEqual({
      decision,
      reply: isOpen ? 'decided' : null,
    });
  }
});
