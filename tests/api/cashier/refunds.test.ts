import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type PayType, payTypes } from '#domain/cashier/methods.ts';
import { dealTypes } from '#domain/ledger/flow-values.ts';
import { orderEvents } from '#domain/orders/events.ts';
import { constants } from '#generated/constants.ts';
import { closingBlockerValues, orderRefundRefundStateValues as refundStates } from '#generated/enums.ts';
import { sendRefunds } from '#server/cashier/index.ts';
import { orderEvent } from '#server/db/schema/order-history.ts';
import { payment, refund, sandboxPayment } from '#server/db/schema/payment.ts';
import { member } from '#server/db/schema/session.ts';
import { paymentGateways, readPaymentSettings } from '#server/gateways/payment/index.ts';
import { makeTestApp, openTestApp, type TestApp } from '#tests/api/support/test-app.ts';
import { fakeAlipay } from './fake-alipay.ts';
import { FakePaypal } from './fake-paypal.ts';
import type { RefundFault } from './fake-refunds.ts';
import { newPayer } from './payer.ts';
import { balanceIn, type Payment, refundWays, waysOf } from './refund-ways.ts';

const alipay = fakeAlipay();
const paypal = new FakePaypal();
let sandbox: TestApp;
/** The same shop with Alipay and PayPal. */
let real: TestApp;
beforeAll(async () => {
  await alipay.open();
  await paypal.open();
  sandbox = await openTestApp();
  const payments = readPaymentSettings({ ...alipay.env, ...paypal.env }, 3);
  real = makeTestApp(sandbox, { config: { payments } });
});
afterAll(async () => {
  await sandbox.close();
  await paypal.close();
  alipay.close();
});

const { cardOrAlipay, paypalDollars, yuanBalance, dollarBalance } = payTypes;
const day = 86_400_000;

/** One run of the job, some days later. */
function sweep(shop: TestApp, days = 0, payments = paymentGateways(shop.db, shop.config.payments)) {
  const now = new Date(shop.clock.now().getTime() + days * day);
  return sendRefunds({ db: shop.db, log: pino({ level: 'silent' }), mail: shop.mail, payments, now });
}

async function rowsOf(shop: TestApp, memberId: number) {
  const rows = await shop.db
    .select()
    .from(refund)
    .innerJoin(payment, eq(payment.number, refund.paymentNumber))
    .where(eq(refund.memberId, memberId));
  return rows.map(({ payment: { number, amount, payType }, refund: { state } }) => ({
    number,
    amount,
    payType,
    state,
  }));
}

/** Chooses what the service, whichever it is, does with the refunds of a payer. */
async function setFault(shop: TestApp, payType: PayType, numbers: readonly string[], fault: RefundFault) {
  if (shop === real) {
    (payType === cardOrAlipay ? alipay : paypal).refunds.fault = fault;
    return;
  }
  const outcome = 'paid' as const;
  const chosen = fault === 'postponed' || fault === 'lost' ? 'pending' : fault === 'refused' ? fault : 'done';
  for (const number of numbers)
    await shop.db
      .insert(sandboxPayment)
      .values({ number, outcome, refund: chosen })
      .onConflictDoUpdate({ target: sandboxPayment.number, set: { refund: chosen } });
}

const kinds = [
  ['the sandbox', () => sandbox, paypalDollars],
  ['Alipay', () => real, cardOrAlipay],
  ['PayPal', () => real, paypalDollars],
] as const;

/** What a payer got back from a service, and on the balance since then. */
async function gotBack(paying: Payment, before: number) {
  const { shop, payer, payType } = paying;
  const rows = await rowsOf(shop, payer.memberId);
  const { refunds } = payType === cardOrAlipay ? alipay : paypal;
  const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
  return {
    rows,
    paid: sum(rows.map(({ amount }) => amount)),
    atService: sum(
      rows.map(({ number, amount, state }) =>
        shop === real ? refunds.readAmount(number) : state === 'done' ? amount : 0,
      ),
    ),
    credited: (await balanceIn(paying)) - before,
  };
}

describe.each(kinds)('a payment at %s', (_, shopOf, payType) => {
  describe.each(['none', 'postponed', 'refused', 'lost', 'crash'] as const)('with the fault %s', (fault) => {
    it.each(waysOf(payType))('comes back whole, once and on one side when %s', async (way) => {
      const shop = shopOf();
      const payer = await newPayer(shop);
      const paying = { shop, payer, payType };
      await refundWays[way]?.(paying);
      const before = await balanceIn(paying);
      const numbers = (await rowsOf(shop, payer.memberId)).map(({ number }) => number);
      expect(numbers).not.toEqual([]);
      if (fault === 'crash') {
        // The service carries it out, and the process ends before the answer is booked.
        const transaction = vi.spyOn(shop.db, 'transaction').mockRejectedValue(new Error('killed'));
        await sweep(shop);
        transaction.mockRestore();
      } else {
        await setFault(shop, payType, numbers, fault);
        await sweep(shop);
        await setFault(shop, payType, numbers, 'none');
      }
      const pending = (await rowsOf(shop, payer.memberId)).filter(({ state }) => state === 'pending');
      expect(pending).toHaveLength(fault === 'none' || fault === 'refused' ? 0 : numbers.length);
      await Promise.all([sweep(shop, 1), sweep(shop, 1)]);
      await sweep(shop, 2);
      const { rows, paid, atService, credited } = await gotBack(paying, before);
      const isRefused = fault === 'refused';
      expect(rows.every(({ state }) => state === (isRefused ? 'credited' : 'done'))).toBe(true);
      expect({ atService, credited }).toEqual(
        isRefused ? { atService: 0, credited: paid } : { atService: paid, credited: 0 },
      );
    });
  });
});

describe.each([yuanBalance, dollarBalance])('a payment from balance %i', (payType) => {
  it.each(waysOf(payType))('is on it again at once when %s', async (way) => {
    const payer = await newPayer(sandbox);
    const paying = { shop: sandbox, payer, payType };
    const before = await balanceIn(paying);
    await refundWays[way]?.(paying);
    expect(await balanceIn(paying)).toBe(before);
    const rows = await rowsOf(sandbox, payer.memberId);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ state }) => state === 'credited')).toBe(true);
  });
});

describe('a refund on its way', () => {
  /** A customised order of which $10.01 was paid at a service, and which the shop ends. */
  async function endOrder(shop: TestApp, way = 'a customised order ends after its first instalment') {
    const payer = await newPayer(shop);
    const orderNo = (await refundWays[way]?.({ shop, payer, payType: paypalDollars })) ?? '';
    const read = async () =>
      (await shop.call('getCustomisedOrder', { orderNo }, { token: payer.token })).data;
    const notices = async () => {
      const { data } = await shop.call('listNotices', {}, { token: payer.token, language: 'en_US' });
      return data.map(({ messageContent }: { messageContent: string }) => messageContent);
    };
    const [row] = await rowsOf(shop, payer.memberId);
    return { ...payer, orderNo, read, notices, number: row?.number ?? '' };
  }

  it('shows how much, when and where it goes, and that it is done', async () => {
    const { read, notices } = await endOrder(sandbox);
    const way = { amount: 1001, paidBy: paypalDollars, paidTo: paypalDollars };
    const before = await read();
    expect(before.refunds).toEqual([
      { ...way, refundState: refundStates.refundPending, createTime: expect.any(String), endTime: null },
    ]);
    expect(before.history.at(-1)).toMatchObject({ event: orderEvents.refundStarted });
    await sweep(sandbox);
    const after = await read();
    expect(after.refunds).toMatchObject([
      { ...way, refundState: refundStates.refundDone, endTime: expect.any(String) },
    ]);
    expect(after.history.at(-1)).toMatchObject({ event: orderEvents.moneyRefunded });
    expect((await notices())[0]).toContain('gone back to the payment method you used');
  });

  it('is reported to a member who cancelled the order, when it starts and when it is done', async () => {
    const { notices } = await endOrder(sandbox, 'a standard order is cancelled');
    const facts = 'Amount: $16.63. Paid back to: PayPal (USD).';
    expect(await notices()).toEqual([expect.stringMatching(/is on its way back/)]);
    expect((await notices())[0]).toContain(facts);
    await sweep(sandbox);
    const [done, ...earlier] = await notices();
    expect(done).toContain(`gone back to the payment method you used. ${facts}`);
    expect(earlier).toHaveLength(1);
  });

  it('that the service refuses goes to the balance, and the member gets a notice and a mail', async () => {
    const { read, notices, number, balances, flow, memberId, orderNo } = await endOrder(sandbox);
    await setFault(sandbox, paypalDollars, [number], 'refused');
    await sweep(sandbox);
    expect((await read()).refunds).toMatchObject([{ paidBy: paypalDollars, paidTo: dollarBalance }]);
    expect(await balances()).toMatchObject({ dollars: 101_001 });
    expect((await flow())[0]).toMatchObject({ dealType: dealTypes.orderRefund, causeNo: orderNo });
    expect((await notices())[0]).toContain('credited it to your account balance');
    const [{ email } = { email: '' }] = await sandbox.db.select().from(member).where(eq(member.id, memberId));
    const [mail] = sandbox.mail.to(email).filter(({ code }) => code === undefined);
    expect(mail?.text).toContain(orderNo);
    expect(mail?.text).toContain('$10.01');
  });

  it('goes to the balance when the service postponed it for too long', async () => {
    const { read, balances, number } = await endOrder(real);
    paypal.refunds.fault = 'postponed';
    const limit = constants.refundLife / 86_400;
    await sweep(real);
    await sweep(real, limit - 0.01);
    expect((await read()).refunds).toMatchObject([{ refundState: refundStates.refundPending }]);
    await sweep(real, 2 * limit);
    paypal.refunds.fault = 'none';
    expect((await read()).refunds).toMatchObject([{ paidTo: dollarBalance }]);
    expect(await balances()).toMatchObject({ dollars: 101_001 });
    expect(paypal.refunds.readAmount(number)).toBe(0);
  });

  it('whose outcome is unknown never goes to the balance', async () => {
    const { read, number } = await endOrder(real);
    paypal.refunds.fault = 'lost';
    for (const days of [0, 10, 40]) await sweep(real, days);
    paypal.refunds.fault = 'none';
    expect((await read()).refunds).toMatchObject([{ refundState: refundStates.refundPending }]);
    await sweep(real, 400);
    expect((await read()).refunds).toMatchObject([
      { paidTo: paypalDollars, refundState: refundStates.refundDone },
    ]);
    expect(paypal.refunds.readAmount(number)).toBe(1001);
  });

  it('is asked for at growing intervals', async () => {
    const { number } = await endOrder(real);
    paypal.refunds.fault = 'postponed';
    const before = paypal.refunds.asked;
    for (let hours = 0; hours <= 48; hours += 1) await sweep(real, hours / 24);
    paypal.refunds.fault = 'none';
    const attempts = paypal.refunds.asked - before;
    expect(attempts).toBeGreaterThan(4);
    expect(attempts).toBeLessThan(15);
    const [stored] = await real.db.select().from(refund).where(eq(refund.paymentNumber, number));
    expect(stored?.attempts).toBe(attempts);
    await sweep(real, 100);
  });

  it.each(['COMPLETED', 'FAILED'] as const)('that PayPal holds back ends as %s', async (end) => {
    const { read, number } = await endOrder(real);
    paypal.refundStatus = 'PENDING';
    await sweep(real);
    expect((await read()).refunds).toMatchObject([{ refundState: refundStates.refundPending }]);
    paypal.refundStatus = end;
    await sweep(real, 1);
    paypal.refundStatus = 'COMPLETED';
    const ended =
      end === 'FAILED'
        ? { paidTo: dollarBalance, refundState: refundStates.creditedToBalance }
        : { paidTo: paypalDollars, refundState: refundStates.refundDone };
    expect((await read()).refunds).toMatchObject([ended]);
    const [stored] = await real.db.select().from(refund).where(eq(refund.paymentNumber, number));
    expect(stored?.serviceRef).toBe(`RF${number}`);
  });

  it('keeps the account open', async () => {
    const { token, number } = await endOrder(sandbox);
    await setFault(sandbox, paypalDollars, [number], 'postponed');
    const blockers = async () => (await sandbox.call('getClosing', {}, { token })).data.blockers;
    expect(await blockers()).toContain(closingBlockerValues.openPayments);
    await setFault(sandbox, paypalDollars, [number], 'none');
    await sweep(sandbox, 1);
    expect(await blockers()).not.toContain(closingBlockerValues.openPayments);
  });
});

it('a payment that came too late is reported to the member', async () => {
  const payer = await newPayer(sandbox);
  const way = refundWays['a payment comes after its order was closed'];
  const orderNo = (await way?.({ shop: sandbox, payer, payType: cardOrAlipay })) ?? '';
  const events = await sandbox.db.select().from(orderEvent).where(eq(orderEvent.orderNo, orderNo));
  expect(events.at(-1)).toMatchObject({ event: orderEvents.surplusPaid });
  const notices = await sandbox.call('listNotices', {}, { token: payer.token, language: 'en_US' });
  expect(notices.data[0]).toMatchObject({ orderNo });
  expect(notices.data[0].messageContent).toContain('no longer needed');
  await sweep(sandbox);
});
