import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payTypes } from '#domain/cashier/methods.ts';
import { orderEvents } from '#domain/orders/events.ts';
import { refundsOf } from '#domain/payment/refund-life.ts';
import {
  assFlagValues,
  customisedOrderOrderStateValues,
  invoiceRecordExamStateValues as examStates,
  objectTypeValues,
} from '#generated/enums.ts';
import { instalment } from '#server/db/schema/customised-orders.ts';
import { standardOrder } from '#server/db/schema/orders.ts';
import { payment } from '#server/db/schema/payment.ts';
import { correctOrderInvoices, readOrderInvoices, settleInvoice } from '#server/invoice/index.ts';
import { readHistory, storeRefunds } from '#server/orders/index.ts';
import {
  decideCustomisedAfterSales,
  endCustomisedOrder,
  shipCustomisedOrder,
} from '#server/orders-customised/index.ts';
import {
  decideStandardAfterSales,
  refuseStandardOrder,
  shipStandardOrder,
} from '#server/orders-standard/index.ts';
import { creditBalances, payPassword, setPayPassword } from '../support/balances.ts';
import { signInNewMember } from '../support/members.ts';
import { addCustomisedOrder, addStandardOrder } from '../support/orders.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const shipment = { logisticsName: 'DHL', logisticsNum: 'D1' };
const info = { name: 'Blue Sky', city: '1 Main Street', tel: '415', kfhmc: 'Bank', kfhzh: '62' };
const done = { ok: true };
const notOffered = 4009;

type Kind = 'standard' | 'customised';

/** A paid order of a member with an account. */
interface Paid {
  readonly kind: Kind;
  readonly orderNo: string;
  readonly call: (
    operation: Parameters<TestApp['call']>[0],
    fields?: object,
  ) => Promise<{ code: number; data?: unknown }>;
}

async function signInBuyer(): Promise<{ id: number; call: Paid['call'] }> {
  const { token, member } = await signInNewMember(shop);
  await creditBalances(shop.db, member.id, { dollars: 100_000, yuan: 700_000 });
  await setPayPassword(shop.db, member.id);
  return { id: member.id, call: (operation, fields) => shop.call(operation, { ...fields }, { token }) };
}

async function payOrder(order: Paid, payType: number, totalAmount: number): Promise<void> {
  const fields = { orderNo: order.orderNo, payType, payPassword, totalAmount };
  const operation = order.kind === 'standard' ? 'payStandardOrder' : 'payCustomisedOrder';
  const none = { discountType: 3, discountAmount: 0, integralNum: 0 };
  expect((await order.call(operation, { ...fields, ...none })).code).toBe(0);
}

/** A standard order that was paid in one of both currencies, or a customised one of which one instalment was paid in each. */
async function placePaid(kind: Kind, payType: number): Promise<Paid> {
  const { id, call } = await signInBuyer();
  if (kind === 'standard') {
    const order: Paid = { kind, call, orderNo: await addStandardOrder(shop.db, id) };
    await payOrder(order, payType, 1663);
    return order;
  }
  const parts = [{ usMoney: 1000 }, { usMoney: 500 }];
  const order: Paid = { kind, call, orderNo: await addCustomisedOrder(shop.db, id, parts) };
  await payOrder(order, payType, 1000);
  await payOrder(order, payTypes.dollarBalance, 500);
  return order;
}

const order = ({ orderNo }: Paid) => ({ orderNo, now: shop.clock.now() });

async function readParts({ orderNo }: Paid) {
  return shop.db
    .select()
    .from(instalment)
    .where(eq(instalment.orderNo, orderNo))
    .orderBy(instalment.position);
}

async function apply(paid: Paid, ids?: readonly number[]): Promise<number> {
  const { kind, orderNo, call } = paid;
  const invoice = { orderNo, invoiceType: 1, invoiceInfo: JSON.stringify(info) };
  if (kind === 'standard')
    return (await call('applyInvoice', { ...invoice, orderType: objectTypeValues.standardOrder })).code;
  const customizedIds = (ids ?? (await readParts(paid)).map(({ id }) => id)).join(',');
  const fields = { ...invoice, customizedIds, orderType: objectTypeValues.customisedOrder };
  return (await call('applyInvoice', fields)).code;
}

type Invoices = Awaited<ReturnType<typeof readOrderInvoices>>;

async function listInvoices({ call }: Paid): Promise<Invoices> {
  // As the description says; the member has no other order.
  return (await call('listInvoices')).data as Invoices;
}

async function settleLast(paid: Paid, decision: 'issue' | 'refuse') {
  const [last] = await listInvoices(paid);
  return settleInvoice(shop.db, { invoiceId: last?.id ?? 0, decision }, shop.clock.now());
}

async function expectDone(result: Promise<{ readonly ok: boolean } | { readonly code: number }>) {
  const given = await result;
  expect('ok' in given ? given : { ok: given.code === 0 }).toEqual(done);
}

function askForReturn({ kind, orderNo, call }: Paid) {
  const orderType = kind === 'standard' ? objectTypeValues.standardOrder : objectTypeValues.customisedOrder;
  return call('applyAfterSales', { orderNo, orderType, serviceType: 1, questionContent: 'Torn.' });
}

const shipTo = (paid: Paid) =>
  (paid.kind === 'standard' ? shipStandardOrder : shipCustomisedOrder)(shop.db, order(paid), shipment);

const confirm = ({ kind, orderNo, call }: Paid) =>
  kind === 'standard'
    ? call('confirmStandardReceipt', { orderNo })
    : call('moveCustomisedOrder', { orderNo, state: 1 });

const decide = (paid: Paid, step: 'completeReturn' | 'refuseAfterSales') =>
  (paid.kind === 'standard' ? decideStandardAfterSales : decideCustomisedAfterSales)(
    shop.db,
    order(paid),
    step,
    null,
  );

async function returnGoods(paid: Paid) {
  await expectDone(shipTo(paid));
  await expectDone(confirm(paid));
  await expectDone(askForReturn(paid));
  return decide(paid, 'completeReturn');
}

/** Ways in which all of the money goes back. */
const ways: Readonly<
  Record<string, Partial<Record<Kind, (paid: Paid) => Promise<{ ok: boolean } | { code: number }>>>>
> = {
  'is cancelled': { standard: (paid) => paid.call('cancelStandardOrder', { orderNo: paid.orderNo }) },
  'is called off by the shop': {
    standard: (paid) => refuseStandardOrder(shop.db, order(paid)),
    customised: (paid) => endCustomisedOrder(shop.db, order(paid)),
  },
  'is returned on its way': {
    standard: async (paid) => {
      await expectDone(shipTo(paid));
      await expectDone(askForReturn(paid));
      return decide(paid, 'completeReturn');
    },
  },
  'is returned after its receipt': { standard: returnGoods, customised: returnGoods },
};

/** How far its invoice got before. */
const invoiceStates = {
  none: async () => undefined,
  applied: async (paid: Paid) => expect(await apply(paid)).toBe(0),
  issued: async (paid: Paid) => {
    expect(await apply(paid)).toBe(0);
    expect(await settleLast(paid, 'issue')).toEqual(done);
  },
} as const;

const cases = Object.entries(ways).flatMap(([way, kinds]) =>
  Object.entries(kinds).flatMap(([kind, giveBack]) =>
    [payTypes.dollarBalance, payTypes.yuanBalance].flatMap((payType) =>
      (['none', 'applied', 'issued'] as const).map((before) => ({
        way,
        kind: kind as Kind, // A key of the table above.
        payType,
        before,
        giveBack,
      })),
    ),
  ),
);

function netOf(invoices: Invoices) {
  return {
    amount: invoices.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    amountZh: invoices.reduce((sum, { amountZh }) => sum + (amountZh ?? 0), 0),
  };
}

describe('the invoice of an order that gives its money back', () => {
  it.each(cases)(
    '$kind, paid by method $payType, invoice: $before, $way',
    async ({ kind, payType, before, giveBack }) => {
      const paid = await placePaid(kind, payType);
      await invoiceStates[before](paid);
      const issued = netOf(await listInvoices(paid)).amount;
      expect(issued > 0).toBe(before === 'issued');
      await expectDone(giveBack(paid));

      const after = await listInvoices(paid);
      expect(netOf(after)).toEqual({ amount: 0, amountZh: 0 });
      expect(after.map(({ examState, amount }) => [examState, amount])).toEqual(
        {
          none: [],
          applied: [[examStates.invoiceRefused, null]],
          issued: [
            [examStates.invoiceIssued, -issued],
            [examStates.invoiceIssued, issued],
          ],
        }[before],
      );
      expect(after[0]?.credits ?? null).toBe(before === 'issued' ? after[1]?.id : null);
      expect(await apply(paid)).toBe(notOffered);
      if (before !== 'none') expect((await settleLast(paid, 'issue')).ok).toBe(false);
      const events = (await readHistory(shop.db, paid.orderNo)).map(({ event }) => event);
      expect(events.includes(orderEvents.invoiceVoided)).toBe(before === 'applied');
      expect(events.includes(orderEvents.creditNoteIssued)).toBe(before === 'issued');
      expect(await readOrderInvoices(shop.db, paid.orderNo)).toEqual(after.toReversed());
    },
  );

  it.each(['none', 'applied', 'issued'] as const)(
    'of which one payment goes back covers what is left, invoice: %s',
    async (before) => {
      const paid = await placePaid('customised', payTypes.yuanBalance);
      await invoiceStates[before](paid);
      const [first, second] = await readParts(paid);
      if (!first || !second) throw new Error('the order has two instalments');
      const paidFirst = eq(payment.number, first.paidBy ?? '');
      const refunds = refundsOf(await shop.db.select().from(payment).where(paidFirst));
      await storeRefunds(shop.db, refunds, shop.clock.now());
      await shop.db.transaction((tx) => correctOrderInvoices(tx, paid.orderNo, shop.clock.now()));
      if (before === 'none') {
        expect(await apply(paid, [first.id])).toBe(notOffered);
        expect(await apply(paid)).toBe(0);
      }
      if (before !== 'issued') expect(await settleLast(paid, 'issue')).toEqual(done);
      expect(netOf(await listInvoices(paid))).toEqual({ amount: second.usMoney, amountZh: second.zhMoney });
    },
  );

  it('is issued and taken back, or never issued, when both happen at once', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const paid = await placePaid('standard', payTypes.dollarBalance);
      await invoiceStates.applied(paid);
      const [{ code }] = await Promise.all([
        paid.call('cancelStandardOrder', { orderNo: paid.orderNo }),
        settleLast(paid, 'issue'),
      ]);
      expect(code).toBe(0);
      const after = await listInvoices(paid);
      expect(netOf(after)).toEqual({ amount: 0, amountZh: 0 });
      expect(after.some(({ examState }) => examState === examStates.invoiceIssuing)).toBe(false);
    }
  });
});

describe('an order whose exchange was completed or whose request was declined', () => {
  const { exchangeCompleted, afterSalesRejected, returnGoods: asked } = assFlagValues;

  it.each([exchangeCompleted, afterSalesRejected])(
    'with assFlag %i can be invoiced and asked about again',
    async (assFlag) => {
      const paid = await placePaid('standard', payTypes.dollarBalance);
      await expectDone(shipTo(paid));
      const mine = eq(standardOrder.orderNo, paid.orderNo);
      await shop.db.update(standardOrder).set({ assFlag }).where(mine);
      expect(await apply(paid)).toBe(0);
      await expectDone(askForReturn(paid));
      const [stored] = await shop.db.select().from(standardOrder).where(mine);
      expect(stored).toMatchObject({ assFlag: asked, invoiceFlag: 1 });
    },
  );

  it('goes on after the shop has declined: receipt, rest and invoice of a customised one', async () => {
    const { id, call } = await signInBuyer();
    const parts = [{ usMoney: 1000 }, { usMoney: 500 }];
    const paid: Paid = { kind: 'customised', call, orderNo: await addCustomisedOrder(shop.db, id, parts) };
    await payOrder(paid, payTypes.dollarBalance, 1000);
    await expectDone(shipTo(paid));
    await expectDone(askForReturn(paid));
    await expectDone(decide(paid, 'refuseAfterSales'));
    await expectDone(confirm(paid));
    await payOrder(paid, payTypes.dollarBalance, 500);
    const { data } = await call('getCustomisedOrder', { orderNo: paid.orderNo });
    expect(data).toMatchObject({ orderState: customisedOrderOrderStateValues.completed, unpaid: 0 });
    expect(await apply(paid)).toBe(0);
  });
});
