import { beforeEach, describe, expect, it } from 'vitest';
import { payTypes } from '#domain/cashier/methods.ts';
import { orderEvents } from '#domain/orders/events.ts';
import { constants } from '#generated/constants.ts';
import { orderRefundRefundStateValues as refundStates } from '#generated/enums.ts';
import { Client } from '../client.ts';
import { createMockShop, type MockShop } from '../shop.ts';
import { startingPassword, startingPayPassword } from '../world/start/members.ts';
import { type AskedPage, paymentPage } from './payment-pages.ts';

let shop: MockShop;
let client: Client;
let now: Date;

beforeEach(async () => {
  now = new Date('2026-11-20T06:00:00.000Z');
  shop = createMockShop({ now: () => now });
  client = new Client(shop);
  await client.signIn('buyer@example.com', startingPassword);
});

const ticketOf = (form: string) => /name="payment" value="([^"]+)"/.exec(form)?.[1] ?? '';

function visit(step: string, fields: Record<string, string>, language: AskedPage['language'] = 'en_US') {
  const [method, path = ''] = step.split(' ');
  const asked = { path, language };
  return paymentPage(shop, {
    ...asked,
    method: method === 'POST' ? method : 'GET',
    fields: new URLSearchParams(fields),
  });
}

const outcome = (payment: string, chosen: string) =>
  visit('POST /sandbox/cashier', { payment, outcome: chosen });

/** An order that waits for its payment. */
function findUnpaidOrder() {
  const order = shop.world.store.find('standardOrders', 'proOrderState', 1);
  if (!order) throw new Error('every order is paid');
  return order;
}

const state = (orderNo: string) => shop.world.store.find('standardOrders', 'orderNo', orderNo)?.proOrderState;
const balances = async () => (await client.call('getAccount')).data;

async function pay(payType: number) {
  const { orderNo, moneyNum: totalAmount } = findUnpaidOrder();
  const fields = { discountType: 3, discountAmount: 0, integralNum: 0, payPassword: startingPayPassword };
  const answer = await client.call('payStandardOrder', { orderNo, payType, totalAmount, ...fields });
  return { orderNo, answer, ticket: ticketOf(String(answer.data)) };
}

describe('an online payment', () => {
  it('leads to the sandbox cashier, is declined there, and succeeds with a second payment', async () => {
    const first = await pay(2);
    expect(state(first.orderNo)).toBe(1);
    expect(visit('POST /payment/start', { payment: first.ticket })).toEqual({
      goTo: `/sandbox/cashier?payment=${first.ticket}`,
    });
    const result = (name: string) => ({ goTo: `/pay?orderNo=${first.orderNo}&result=${name}` });
    expect(outcome(first.ticket, 'declined')).toEqual(result('declined'));
    expect(state(first.orderNo)).toBe(1);
    const second = await pay(2);
    expect(outcome(second.ticket, 'paid')).toEqual(result('paid'));
    expect(state(first.orderNo)).toBe(2);
    expect(visit('POST /payment/start', { payment: first.ticket })).toEqual(result('closed'));
    expect(visit('POST /payment/start', { payment: second.ticket })).toEqual(result('paid'));
  });

  it('shows amount, order and method in the language of the browser', async () => {
    const { orderNo, ticket } = await pay(1);
    const page = visit('GET /sandbox/cashier', { payment: ticket }, 'zh_CN');
    const html = page && 'html' in page ? page.html : '';
    expect(html).toContain('<html lang="zh-CN">');
    expect(html).toContain(orderNo);
    expect(html).toMatch(/¥[\d,]+\.\d\d/);
    expect(html).toContain('value="declined"');
  });

  it('is booked once, and goes back when the order no longer needs it', async () => {
    const { ticket, orderNo } = await pay(2);
    const before = await balances();
    expect((await pay(4)).answer.code).toBe(0);
    const { balanceUs } = await balances();
    expect(balanceUs).toBeLessThan(before.balanceUs);
    const refunded = { goTo: `/pay?orderNo=${orderNo}&result=refunded` };
    expect(outcome(ticket, 'paid')).toEqual(refunded);
    expect(outcome(ticket, 'paid')).toEqual(refunded);
    expect((await balances()).balanceUs).toBe(balanceUs);
    const { refunds, history } = (await client.call('getStandardOrder', { orderNo })).data;
    expect(refunds).toMatchObject([
      { paidTo: payTypes.paypalDollars, refundState: refundStates.refundPending },
    ]);
    expect(history.at(-1)).toMatchObject({ event: orderEvents.surplusPaid });
  });

  it.each(['done', 'refused'])(
    'goes back when the order is cancelled, which the sandbox has %s',
    async (end) => {
      const before = await balances();
      const { ticket, orderNo } = await pay(2);
      visit('POST /sandbox/cashier', { payment: ticket, outcome: 'paid', refund: end });
      const { moneyNum = 0 } = shop.world.store.find('standardOrders', 'orderNo', orderNo) ?? {};
      await client.call('cancelStandardOrder', { orderNo });
      expect(await balances()).toEqual(before);
      now = new Date(now.getTime() + constants.refundSweep * 1000);
      const isRefused = end === 'refused';
      const { refunds } = (await client.call('getStandardOrder', { orderNo })).data;
      const ended = isRefused
        ? { paidTo: payTypes.dollarBalance, refundState: refundStates.creditedToBalance }
        : { paidTo: payTypes.paypalDollars, refundState: refundStates.refundDone };
      expect(refunds).toMatchObject([{ amount: moneyNum, ...ended }]);
      expect((await balances()).balanceUs).toBe(before.balanceUs + (isRefused ? moneyNum : 0));
    },
  );

  it('tops up a balance and then shows it', async () => {
    const before = await balances();
    const ticket = ticketOf((await client.call('startTopUp', { payType: 1, amount: 5000 })).data);
    expect((await balances()).accountBalance).toBe(before.accountBalance);
    const [number] = ticket.split('.');
    expect(outcome(ticket, 'paid')).toEqual({ goTo: `/balance/MyBalance?topUp=${number}&result=paid` });
    expect((await balances()).accountBalance).toBe(before.accountBalance + 5000);
    const [entry] = (await client.call('listAccountFlow')).data;
    expect(entry).toMatchObject({ amount: 5000, dealType: 3, budget: 0, objectId: number, causeNo: number });
  });

  it('is closed without its ticket, and shows the page again without an outcome', async () => {
    const { ticket } = await pay(2);
    expect(outcome(ticket, 'perhaps')).toEqual({ goTo: `/sandbox/cashier?payment=${ticket}` });
    for (const payment of ['', ticket.split('.')[0] ?? '', `${ticket}x`]) {
      for (const step of ['POST /payment/start', 'GET /sandbox/cashier', 'POST /sandbox/cashier'])
        expect(visit(step, { payment, outcome: 'paid' })).toEqual({ goTo: '/pay?result=closed' });
    }
    expect(visit('GET /payment/start', { payment: ticket })).toBeUndefined();
  });
});
