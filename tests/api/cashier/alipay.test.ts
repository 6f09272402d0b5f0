import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPaymentSettings } from '#server/gateways/payment/index.ts';
import { openTestApp, type TestApp } from '#tests/api/support/test-app.ts';
import { submit, ticketOf, visit } from './browser.ts';
import { fakeAlipay } from './fake-alipay.ts';
import { newPayer } from './payer.ts';

const alipay = fakeAlipay();
let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ config: { paymentType: 1, payments: readPaymentSettings(alipay.env, 1) } });
});
afterAll(() => shop.close());

/** A member who was sent to Alipay for an order of ¥118.07. */
async function sentToAlipay() {
  const payer = await newPayer(shop);
  const orderNo = await payer.order();
  const ticket = ticketOf((await payer.pay({ orderNo, payType: 1 })).data);
  const { status, location } = await submit(shop, '/payment/start', { payment: ticket });
  const number = ticket.split('.')[0] ?? '';
  const paid = { out_trade_no: number, trade_no: `2026030222001${number.slice(-8)}`, total_amount: '118.07' };
  const notify = async (...told: Parameters<typeof alipay.notification>) => {
    const response = await shop.app.request('/payment/notify/alipay', alipay.notification(...told));
    return `${response.status} ${await response.text()}`;
  };
  return { ...payer, orderNo, ticket, number, status, location, paid, notify };
}

describe('a payment with Alipay', () => {
  it('goes on at its page with a signed request', async () => {
    const { status, location, number, ticket, orderNo } = await sentToAlipay();
    expect(status).toBe(303);
    const { host, fields, content } = alipay.readPagePayment(location);
    expect(host).toBe('openapi.alipay.com');
    expect(fields).toMatchObject({
      method: 'alipay.trade.page.pay',
      app_id: '2021000000000001',
      sign_type: 'RSA2',
      notify_url: 'https://shop.example/payment/notify/alipay',
      return_url: `https://shop.example/payment/return/alipay?payment=${ticket}`,
    });
    expect(content).toMatchObject({
      out_trade_no: number,
      total_amount: '118.07',
      product_code: 'FAST_INSTANT_TRADE_PAY',
    });
    expect(content.subject).toContain(orderNo);
  });

  it('settles the order with the notification, once however often it comes', async () => {
    const { notify, paid, state, orderNo, payments, balances, ticket } = await sentToAlipay();
    const back = `/payment/return/alipay?payment=${ticket}&trade_no=1`;
    expect((await visit(shop, back)).location).toBe(`/pay?orderNo=${orderNo}&result=pending`);
    const answers = await Promise.all(Array.from({ length: 20 }, () => notify(paid)));
    expect(new Set(answers)).toEqual(new Set(['200 success']));
    expect(await notify({ ...paid, trade_status: 'TRADE_FINISHED' })).toBe('200 success');
    expect(await state(orderNo)).toBe(2);
    expect(await payments(orderNo)).toMatchObject([{ state: 'paid', serviceRef: paid.trade_no }]);
    expect(await balances()).toMatchObject({ yuan: 100_000 });
    expect((await visit(shop, back)).location).toBe(`/pay?orderNo=${orderNo}&result=paid`);
  });

  it('waits while the buyer has not paid, and ends when the trade is closed', async () => {
    const { notify, paid, payments, orderNo } = await sentToAlipay();
    expect(await notify({ ...paid, trade_status: 'WAIT_BUYER_PAY' })).toBe('200 success');
    expect(await payments(orderNo)).toMatchObject([{ state: 'started' }]);
    expect(await notify({ ...paid, trade_status: 'TRADE_CLOSED' })).toBe('200 success');
    expect(await payments(orderNo)).toMatchObject([{ state: 'declined' }]);
  });

  it('gives the money back when the order was paid otherwise meanwhile', async () => {
    const { notify, paid, pay, orderNo, balances, payments } = await sentToAlipay();
    expect((await pay({ orderNo })).code).toBe(0);
    expect([await notify(paid), await notify(paid)]).toEqual(['200 success', '200 success']);
    expect(await balances()).toMatchObject({ dollars: 98_337, yuan: 100_000 });
    expect((await payments(orderNo)).map(({ state }) => state).sort()).toEqual(['paid', 'refunded']);
  });

  it('gives the second transfer back when one payment is paid twice at Alipay', async () => {
    const { notify, paid, balances, payments, orderNo } = await sentToAlipay();
    const again = { ...paid, trade_no: `${paid.trade_no}9` };
    const told = [paid, again, paid, again, again].map((trade) => notify(trade));
    expect(new Set(await Promise.all(told))).toEqual(new Set(['200 success']));
    expect(await balances()).toMatchObject({ yuan: 100_000 });
    expect((await payments(orderNo)).map(({ state }) => state).sort()).toEqual(['paid', 'refunded']);
  });
});

describe('a notification in the name of Alipay', () => {
  const refused: [string, Record<string, string>, Parameters<typeof alipay.notification>[1]][] = [
    ['is signed by a stranger', {}, { forged: true }],
    ['has an amount that was altered', {}, { spoil: { total_amount: '0.01' } }],
    ['names another order than was signed', {}, { spoil: { out_trade_no: 'Z2026030200000001' } }],
    ['asks for a weaker signature', {}, { spoil: { sign_type: 'RSA' } }],
    ['has no signature', {}, { spoil: { sign: '' } }],
    ['is of another amount', { total_amount: '118.06' }, {}],
    ['has an amount that is not a number', { total_amount: '118.07e0' }, {}],
    ['is of another currency', { currency: 'USD' }, {}],
    ['is for another application', { app_id: '2021000000000002' }, {}],
    ['is for another seller', { seller_id: '2088000000000002' }, {}],
    ['is for an unknown payment', { out_trade_no: 'Z2026030299999999' }, {}],
  ];
  it.each(refused)('books nothing when it %s', async (_, changes, how) => {
    const { notify, paid, state, orderNo, payments, balances } = await sentToAlipay();
    expect(await notify({ ...paid, ...changes }, how)).toBe('200 failure');
    expect(await state(orderNo)).toBe(1);
    expect(await payments(orderNo)).toMatchObject([{ state: 'started' }]);
    expect(await balances()).toMatchObject({ yuan: 100_000, dollars: 100_000 });
  });

  it('cannot spend one trade on two payments', async () => {
    const [first, second] = [await sentToAlipay(), await sentToAlipay()];
    expect(await first.notify(first.paid)).toBe('200 success');
    expect(await second.notify({ ...second.paid, trade_no: first.paid.trade_no })).toBe('200 failure');
    expect(await second.state(second.orderNo)).toBe(1);
  });

  it('offers no sandbox next to a real service', async () => {
    const { ticket } = await sentToAlipay();
    const tried = await submit(shop, '/sandbox/cashier', { payment: ticket, outcome: 'paid' });
    expect(tried.status).toBe(404);
    const policy = (await visit(shop, '/health')).headers.get('content-security-policy');
    expect(policy).toContain("form-action 'self' https://*.alipay.com");
  });
});
