import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPaymentSettings } from '#server/gateways/payment/index.ts';
import { makeTestApp, openTestApp, type TestApp } from '#tests/api/support/test-app.ts';
import { submit, ticketOf, visit } from './browser.ts';
import { FakePaypal } from './fake-paypal.ts';
import { newPayer } from './payer.ts';

const paypal = new FakePaypal();
let shop: TestApp;
beforeAll(async () => {
  await paypal.open();
  shop = await openTestApp({ config: { paymentType: 2, payments: readPaymentSettings(paypal.env, 2) } });
});
afterAll(async () => {
  await shop.close();
  await paypal.close();
});

/** A member who was sent to PayPal for an order of $16.63. */
async function sentToPaypal() {
  const payer = await newPayer(shop);
  const orderNo = await payer.order();
  const ticket = ticketOf((await payer.pay({ orderNo, payType: 2 })).data);
  const started = await submit(shop, '/payment/start', { payment: ticket });
  const id = new URL(started.location).searchParams.get('token') ?? '';
  const comeBack = (more = '') => visit(shop, `/payment/return/paypal?payment=${ticket}&token=${id}${more}`);
  const notify = async (...told: Parameters<typeof paypal.webhook>) =>
    (await shop.app.request('/payment/notify/paypal', paypal.webhook(...told))).status;
  const captureEvent = (changes: object = {}) => ({
    event_type: 'PAYMENT.CAPTURE.COMPLETED',
    resource: { ...paypal.captureOf({ ...paypal.order(id), capture: `CAP${id}` }), ...changes },
  });
  return {
    ...payer,
    orderNo,
    ticket,
    number: ticket.split('.')[0] ?? '',
    id,
    started,
    comeBack,
    notify,
    captured: captureEvent,
  };
}

describe('a payment with PayPal', () => {
  it('makes one order there and goes on at its page', async () => {
    const { started, id, number, ticket } = await sentToPaypal();
    expect(started).toMatchObject({ status: 303, location: `${paypal.base}/checkoutnow?token=${id}` });
    expect(paypal.order(id).unit).toMatchObject({
      custom_id: number,
      invoice_id: number,
      amount: { currency_code: 'USD', value: '16.63' },
    });
    expect((await submit(shop, '/payment/start', { payment: ticket })).location).toBe(started.location);
  });

  it('is captured when the payer comes back, once', async () => {
    const { comeBack, id, orderNo, state, payments } = await sentToPaypal();
    paypal.approve(id);
    const before = paypal.captures;
    const back = await Promise.all([1, 2, 3].map(() => comeBack('&PayerID=x')));
    expect(new Set(back.map(({ location }) => location))).toEqual(
      new Set([`/pay?orderNo=${orderNo}&result=paid`]),
    );
    expect((await comeBack()).location).toBe(`/pay?orderNo=${orderNo}&result=paid`);
    expect(paypal.captures - before).toBe(1);
    expect(await state(orderNo)).toBe(2);
    expect(await payments(orderNo)).toMatchObject([{ state: 'paid', serviceRef: `CAP${id}` }]);
  });

  it('is captured by the webhook when the payer never comes back', async () => {
    const { id, notify, orderNo, state } = await sentToPaypal();
    paypal.approve(id);
    expect(await notify({ event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id } })).toBe(200);
    expect(await state(orderNo)).toBe(2);
  });

  it('is settled by the webhook of the capture, once however often it comes', async () => {
    const { notify, captured, orderNo, state, balances } = await sentToPaypal();
    const answers = await Promise.all(Array.from({ length: 20 }, () => notify(captured())));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await state(orderNo)).toBe(2);
    expect(await balances()).toMatchObject({ dollars: 100_000 });
  });

  it('is not booked when the payer only comes back, cancels, or has a refused card', async () => {
    const { comeBack, id, orderNo, state } = await sentToPaypal();
    expect((await comeBack()).location).toBe(`/pay?orderNo=${orderNo}&result=pending`);
    expect((await comeBack('&cancelled=1')).location).toBe(`/pay?orderNo=${orderNo}&result=cancelled`);
    paypal.approve(id);
    paypal.declines = true;
    expect((await comeBack()).location).toBe(`/pay?orderNo=${orderNo}&result=declined`);
    paypal.declines = false;
    expect(await state(orderNo)).toBe(1);
    expect((await comeBack()).location).toBe(`/pay?orderNo=${orderNo}&result=paid`);
  });

  it('gives the money back when the order was paid otherwise meanwhile', async () => {
    const { pay, orderNo, notify, captured, balances, payments } = await sentToPaypal();
    expect((await pay({ orderNo, payType: 3 })).code).toBe(0);
    expect([await notify(captured()), await notify(captured())]).toEqual([200, 200]);
    expect(await balances()).toMatchObject({ yuan: 100_000 - 11_807, dollars: 100_000 });
    expect((await payments(orderNo)).map(({ state }) => state).sort()).toEqual(['paid', 'refunded']);
  });

  it('sends the payer back when PayPal cannot be reached', async () => {
    const payer = await newPayer(shop);
    const orderNo = await payer.order();
    const ticket = ticketOf((await payer.pay({ orderNo, payType: 2 })).data);
    const payments = readPaymentSettings({ ...paypal.env, PAYPAL_CLIENT_SECRET: 'wrong' }, 2);
    const cutOff = makeTestApp(shop, { config: { paymentType: 2, payments } });
    const { location } = await submit(cutOff, '/payment/start', { payment: ticket });
    expect(location).toBe(`/pay?orderNo=${orderNo}&result=declined`);
    expect(cutOff.log.at(-2)).toMatchObject({ msg: 'a payment could not be started', service: 'paypal' });
  });
});

describe('a webhook in the name of PayPal', () => {
  type How = Parameters<typeof paypal.webhook>[1];
  const refused: [string, object, How][] = [
    ['is signed by a stranger', {}, { forged: true }],
    ['was altered on the way', {}, { spoil: (text) => text.replace('16.63', '0.01') }],
    ['is of another shop', {}, { webhookId: 'WH-2' }],
    ['is of another amount', { amount: { value: '16.62', currency_code: 'USD' } }, {}],
    ['is of another currency', { amount: { value: '16.63', currency_code: 'CNY' } }, {}],
    [
      'is of a currency that the shop does not take',
      { amount: { value: '16.63', currency_code: 'EUR' } },
      {},
    ],
    ['is for an unknown payment', { custom_id: 'Z2026030299999999', invoice_id: 'Z2026030299999999' }, {}],
    ['names two payments', { invoice_id: 'Z2026030200000001' }, {}],
  ];
  it.each(refused)('books nothing when it %s', async (_, changes, how) => {
    const { notify, captured, state, orderNo, payments, balances } = await sentToPaypal();
    expect(await notify(captured(changes), how)).toBe(400);
    expect(await state(orderNo)).toBe(1);
    expect(await payments(orderNo)).toMatchObject([{ state: 'started' }]);
    expect(await balances()).toMatchObject({ yuan: 100_000, dollars: 100_000 });
  });

  it('books nothing when it has no signature or is not JSON', async () => {
    const { captured, state, orderNo } = await sentToPaypal();
    for (const body of [JSON.stringify(captured()), '{', 'null']) {
      const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
      expect((await shop.app.request('/payment/notify/paypal', sent)).status).toBe(400);
    }
    expect(await state(orderNo)).toBe(1);
  });

  it('cannot smuggle a second event behind the signed one', async () => {
    const { notify, captured, state, orderNo } = await sentToPaypal();
    const forged = JSON.stringify(captured());
    const harmless = { event_type: 'BILLING.PLAN.CREATED', resource: {} };
    const spoil = (text: string) => `${text},"webhook_event":${forged}`;
    expect(await notify(harmless, { spoil })).toBe(400);
    expect(await state(orderNo)).toBe(1);
  });

  it('is ignored when it reports nothing to book', async () => {
    const { notify, captured, payments, orderNo } = await sentToPaypal();
    expect(await notify({ event_type: 'BILLING.PLAN.CREATED', resource: {} })).toBe(200);
    expect(await notify({ ...captured({ status: 'PENDING' }) })).toBe(200);
    expect(await payments(orderNo)).toMatchObject([{ state: 'started' }]);
  });
});
