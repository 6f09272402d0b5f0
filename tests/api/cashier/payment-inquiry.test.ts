import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { inquireUnconfirmed } from '#server/cashier/index.ts';
import { paymentGateways, readPaymentSettings } from '#server/gateways/payment/index.ts';
import { makeTestApp, openTestApp, type TestApp } from '#tests/api/support/test-app.ts';
import { submit, ticketOf } from './browser.ts';
import { fakeAlipay } from './fake-alipay.ts';
import { FakePaypal } from './fake-paypal.ts';
import { newPayer } from './payer.ts';

const alipay = fakeAlipay();
const paypal = new FakePaypal();
let shop: TestApp;
/** The same shop with Alipay and PayPal. */
let real: TestApp;
beforeAll(async () => {
  await alipay.open();
  await paypal.open();
  shop = await openTestApp();
  real = makeTestApp(shop, {
    config: { payments: readPaymentSettings({ ...alipay.env, ...paypal.env }, 3) },
  });
});
afterAll(async () => {
  await shop.close();
  await paypal.close();
  alipay.close();
});

const unreported = { unreported: '1', outcome: 'paid' };

/** A member of a shop who was sent to a payment service. */
async function sendToService(from: TestApp, payType: 1 | 2 = 2) {
  const payer = await newPayer(from);
  const orderNo = await payer.order();
  const ticket = ticketOf((await payer.pay({ orderNo, payType })).data);
  const { location } = await submit(from, '/payment/start', { payment: ticket });
  const check = async (token = payer.token) => from.call('checkPayment', { orderNo }, { token });
  const choose = (fields: Record<string, string>) =>
    submit(shop, '/sandbox/cashier', { payment: ticket, ...fields });
  return { ...payer, orderNo, location, check, choose, number: ticket.split('.')[0] ?? '' };
}

describe('checkPayment', () => {
  it('books a payment whose notification was lost, once', async () => {
    const { check, choose, state, orderNo, payments, balances } = await sendToService(shop);
    expect((await check()).data).toEqual({ payState: 1 });
    expect((await choose(unreported)).location).toContain('/payment/return/sandbox');
    expect(await state(orderNo)).toBe(1);
    const answers = await Promise.all([check(), check(), check()]);
    expect(answers.map(({ data }) => data)).toEqual(Array(3).fill({ payState: 2 }));
    expect(await state(orderNo)).toBe(2);
    expect(await payments(orderNo)).toMatchObject([{ state: 'paid' }]);
    expect(await balances()).toMatchObject({ dollars: 100_000, yuan: 100_000 });
    await choose({ outcome: 'paid' });
    expect(await payments(orderNo)).toMatchObject([{ state: 'paid' }]);
  });

  it('reports a payment that the service declined, and books it when it is paid after all', async () => {
    const { check, choose, state, orderNo } = await sendToService(shop);
    await choose({ ...unreported, outcome: 'declined' });
    expect((await check()).data).toEqual({ payState: 3 });
    await choose(unreported);
    expect((await check()).data).toEqual({ payState: 2 });
    expect(await state(orderNo)).toBe(2);
  });

  it('asks for no payment where none was started, and for nobody else', async () => {
    const { check, orderNo } = await sendToService(shop);
    const other = await newPayer(shop);
    expect((await check(other.token)).code).toBe(4004);
    const unpaid = await other.order();
    const asked = await shop.call('checkPayment', { orderNo: unpaid }, { token: other.token });
    expect(asked.data).toEqual({ payState: 0 });
    const unknown = await shop.call('checkPayment', { orderNo: `${orderNo}9` }, { token: other.token });
    expect(unknown.code).toBe(4004);
  });

  it('asks Alipay by the number of the payment', async () => {
    const { check, number, state, orderNo } = await sendToService(real, 1);
    expect((await check()).data).toEqual({ payState: 1 });
    alipay.trades.set(number, {
      trade_no: `T${number}`,
      trade_status: 'WAIT_BUYER_PAY',
      total_amount: '118.07',
    });
    expect((await check()).data).toEqual({ payState: 1 });
    alipay.trades.set(number, {
      trade_no: `T${number}`,
      trade_status: 'TRADE_SUCCESS',
      total_amount: '118.06',
    });
    expect((await check()).data).toEqual({ payState: 1 });
    alipay.trades.set(number, {
      trade_no: `T${number}`,
      trade_status: 'TRADE_SUCCESS',
      total_amount: '118.07',
    });
    expect((await check()).data).toEqual({ payState: 2 });
    expect(await state(orderNo)).toBe(2);
  });

  it('captures a payment that was approved at PayPal by a payer who never came back', async () => {
    const { check, location, state, orderNo } = await sendToService(real);
    const id = new URL(location).searchParams.get('token') ?? '';
    expect((await check()).data).toEqual({ payState: 1 });
    paypal.approve(id);
    expect((await check()).data).toEqual({ payState: 2 });
    expect(await state(orderNo)).toBe(2);
  });
});

describe('the periodic inquiry', () => {
  const inquiry = (seconds: number) => ({
    db: shop.db,
    log: pino({ level: 'silent' }),
    payments: paymentGateways(shop.db, { publicUrl: '' }),
    now: new Date(shop.clock.now().getTime() + seconds * 1000),
  });

  it('asks once about a payment that nobody reported, in several processes too', async () => {
    const { choose, state, orderNo } = await sendToService(shop);
    await choose(unreported);
    expect(await inquireUnconfirmed(inquiry(constants.paymentInquiryDelay - 1))).toBe(0);
    const later = inquiry(constants.paymentInquiryDelay + 1);
    const asked = await Promise.all([1, 2, 3].map(() => inquireUnconfirmed(later)));
    expect(asked.filter((count) => count > 0)).toHaveLength(1);
    expect(await state(orderNo)).toBe(2);
    expect(await inquireUnconfirmed(later)).toBe(0);
  });

  it('asks about a declined payment too, whose second attempt nobody reported', async () => {
    const { choose, state, orderNo } = await sendToService(shop);
    await choose({ outcome: 'declined' });
    await choose(unreported);
    expect(await state(orderNo)).toBe(1);
    await inquireUnconfirmed(inquiry(constants.paymentInquiryDelay + 1));
    expect(await state(orderNo)).toBe(2);
  });
});
