import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SandboxOutcome } from '#domain/payment/addresses.ts';
import { standardOrder } from '#server/db/schema/orders.ts';
import { payment, refund, sandboxPayment } from '#server/db/schema/payment.ts';
import { onStatement } from '#server/db/trace-queries.ts';
import { sandboxNotification } from '#server/gateways/payment/index.ts';
import { addCustomisedOrder, readCustomisedOrder } from '#tests/api/support/orders.ts';
import { openTestApp, type TestApp } from '#tests/api/support/test-app.ts';
import { submit, ticketOf, visit } from './browser.ts';
import { newPayer, type Payer } from './payer.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

/** Starts an online payment of an order and returns its ticket and number. */
async function startPayment({ pay }: Payer, orderNo: string, payType: 1 | 2 = 2) {
  const ticket = ticketOf((await pay({ orderNo, payType })).data);
  return { ticket, number: ticket.split('.')[0] ?? '' };
}

async function readPayment(number: string) {
  const [found] = await shop.db.select().from(payment).where(eq(payment.number, number));
  if (!found) throw new Error('there is no such payment');
  return found;
}

/** Sends a notification of the sandbox, changed after or before it is signed. */
async function notify(
  number: string,
  outcome: SandboxOutcome = 'paid',
  changes: object = {},
  spoil?: string,
) {
  const told = await sandboxNotification(shop.db, { ...(await readPayment(number)), ...changes }, outcome);
  const body =
    spoil === undefined ? told.body : String(told.body).replace(/amount=[\d.]+/, `amount=${spoil}`);
  const send = () => shop.app.request('/payment/notify/sandbox', { ...told, body: body ?? null });
  let answer = await send();
  // On a busy machine a booking may wait too long for another one. Services send a notification until it is accepted.
  while (answer.status === 503) answer = await send();
  return answer.status;
}

describe('the sandbox cashier', () => {
  it('shows the amount, pays, and sends the browser back', async () => {
    const payer = await newPayer(shop);
    const orderNo = await payer.order();
    const { ticket, number } = await startPayment(payer, orderNo, 1);
    expect(await payer.state(orderNo)).toBe(1);
    const started = await submit(shop, '/payment/start', { payment: ticket });
    expect(started).toMatchObject({ status: 303, location: `/sandbox/cashier?payment=${ticket}` });
    const page = await visit(shop, started.location, { 'accept-language': 'zh-CN' });
    expect(page.text).toContain('¥118.07');
    expect(page.text).toContain('<html lang="zh-CN">');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; .*form-action 'self'/);
    const paid = await submit(shop, '/sandbox/cashier', { payment: ticket, outcome: 'paid' });
    expect(paid).toMatchObject({ status: 303, location: `/payment/return/sandbox?payment=${ticket}` });
    const back = await visit(shop, paid.location);
    expect(back).toMatchObject({ status: 303, location: `/pay?orderNo=${orderNo}&result=paid` });
    expect(await payer.state(orderNo)).toBe(2);
    expect(await readPayment(number)).toMatchObject({ state: 'paid', currency: 'CNY', amount: 11_807 });
    expect(await payer.balances()).toMatchObject({ yuan: 100_000, dollars: 100_000 });
  });

  it('speaks the language of the cookie before that of the browser', async () => {
    const payer = await newPayer(shop);
    const { ticket } = await startPayment(payer, await payer.order());
    const headers = { cookie: 'language=en_US', 'accept-language': 'zh-CN' };
    const page = await visit(shop, `/sandbox/cashier?payment=${ticket}`, headers);
    expect(page.text).toContain('<h1>Sandbox cashier</h1>');
    expect(page.text).toContain('$16.63');
  });

  it('declines, and a new payment of the order may be tried', async () => {
    const payer = await newPayer(shop);
    const orderNo = await payer.order();
    const first = await startPayment(payer, orderNo);
    const declined = await submit(shop, '/sandbox/cashier', { payment: first.ticket, outcome: 'declined' });
    expect((await visit(shop, declined.location)).location).toBe(`/pay?orderNo=${orderNo}&result=declined`);
    expect(await payer.state(orderNo)).toBe(1);
    const second = await startPayment(payer, orderNo);
    await submit(shop, '/sandbox/cashier', { payment: second.ticket, outcome: 'paid' });
    expect(await payer.state(orderNo)).toBe(2);
  });

  it('pays the instalment of a customised order', async () => {
    const payer = await newPayer(shop);
    const orderNo = await addCustomisedOrder(shop.db, payer.memberId, [{ usMoney: 1000 }]);
    const { data } = await payer.pay({ orderNo, payType: 2, totalAmount: 1000 }, 'payCustomisedOrder');
    await submit(shop, '/sandbox/cashier', { payment: ticketOf(data), outcome: 'paid' });
    expect(await readCustomisedOrder(shop.db, orderNo)).toEqual({ state: 5, paid: [true] });
  });

  it('is open to nobody without the ticket, and not for what is over', async () => {
    const payer = await newPayer(shop);
    const orderNo = await payer.order();
    const { ticket, number } = await startPayment(payer, orderNo);
    const signature = ticket.slice(number.length + 1);
    const wrong = [...signature].reverse().join('');
    const forgeries = [
      '',
      number,
      `${number}.`,
      `${number}.${wrong}`,
      `${ticket}.x`,
      `${ticket}."><b>`,
      `${ticket}\n`,
    ];
    for (const forged of forgeries) {
      expect((await submit(shop, '/payment/start', { payment: forged })).location).toBe('/pay?result=closed');
      const tried = await submit(shop, '/sandbox/cashier', { payment: forged, outcome: 'paid' });
      expect(tried.location).toBe('/pay?result=closed');
      expect(
        (await visit(shop, `/sandbox/cashier?${new URLSearchParams({ payment: forged })}`)).location,
      ).toBe('/pay?result=closed');
    }
    expect((await payer.pay({ orderNo })).code).toBe(0);
    const late = await submit(shop, '/payment/start', { payment: ticket });
    expect(late.location).toBe(`/pay?orderNo=${orderNo}&result=closed`);
  });
});

describe('an online payment', () => {
  it('is offered as the payment type of the shop allows', async () => {
    const payer = await newPayer({ ...shop });
    const orderNo = await payer.order();
    // Read-only for the shop, which reads it at each call.
    const config = shop.config as { paymentType: 1 | 2 | 3 };
    config.paymentType = 1;
    expect((await payer.pay({ orderNo, payType: 2 })).code).toBe(4009);
    expect((await payer.pay({ orderNo, payType: 1 })).code).toBe(0);
    config.paymentType = 2;
    expect((await payer.pay({ orderNo, payType: 1 })).code).toBe(4009);
    config.paymentType = 3;
  });

  it('is started once for a key', async () => {
    const payer = await newPayer(shop);
    const orderNo = await payer.order();
    const starts = [1, 2, 3].map(() => payer.pay({ orderNo, payType: 1, key: 'the-same-key-for-all' }));
    expect(new Set((await Promise.all(starts)).map(({ data }) => data)).size).toBe(1);
    expect(await payer.payments(orderNo)).toHaveLength(1);
  });
});

describe('a notification', () => {
  it('is booked once however often it comes', async () => {
    const payer = await newPayer(shop);
    const orderNo = await payer.order();
    const { number } = await startPayment(payer, orderNo);
    const answers = await Promise.all(Array.from({ length: 20 }, () => notify(number)));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await payer.state(orderNo)).toBe(2);
    expect(await payer.payments(orderNo)).toMatchObject([{ state: 'paid' }]);
    expect(await payer.balances()).toMatchObject({ dollars: 100_000 });
  });

  it('is booked when it first waited too long for a lock', async () => {
    const payer = await newPayer(shop);
    const orderNo = await payer.order();
    const { number } = await startPayment(payer, orderNo);
    const conflict = Object.assign(new Error('waited too long for a lock'), { code: '55P03' });
    const log = shop.log.length;
    const transaction = vi.spyOn(shop.db, 'transaction').mockRejectedValueOnce(conflict);
    expect(await notify(number)).toBe(200);
    transaction.mockRestore();
    expect(await payer.state(orderNo)).toBe(2);
    expect(shop.log.slice(log).filter(({ status }) => status === 503)).toEqual([]);
  });

  it('that is repeated waits for nobody who holds the account', async () => {
    const payer = await newPayer(shop);
    const { number } = await startPayment(payer, await payer.order());
    expect(await notify(number)).toBe(200);
    const statements: string[] = [];
    const stop = onStatement(({ text }) => statements.push(text));
    expect(await notify(number)).toBe(200);
    stop();
    expect(statements).not.toEqual([]);
    expect(statements.filter((text) => text.includes('for update'))).toEqual([]);
  });

  it('that the payment was declined changes nothing once it is paid, and paid counts after declined', async () => {
    const payer = await newPayer(shop);
    const orderNo = await payer.order();
    const { number } = await startPayment(payer, orderNo);
    expect(await notify(number, 'declined')).toBe(200);
    expect((await readPayment(number)).state).toBe('declined');
    expect(await notify(number, 'paid')).toBe(200);
    expect(await notify(number, 'declined')).toBe(200);
    expect((await readPayment(number)).state).toBe('paid');
    expect(await payer.state(orderNo)).toBe(2);
  });

  it('is refused when it was changed, is not signed, or contradicts the payment', async () => {
    const payer = await newPayer(shop);
    const orderNo = await payer.order();
    const { number } = await startPayment(payer, orderNo);
    expect(await notify(number, 'paid', {}, '0.01')).toBe(400);
    const unsigned = {
      method: 'POST',
      body: `payment=${number}&outcome=paid&amount=16.63&currency=USD&reference=x`,
    };
    expect((await shop.app.request('/payment/notify/sandbox', unsigned)).status).toBe(400);
    expect(await notify(number, 'paid', { amount: 1 })).toBe(400);
    expect(await notify(number, 'paid', { currency: 'CNY' })).toBe(400);
    expect(await notify(number, 'paid', { number: 'Z2026030299999999' })).toBe(400);
    expect((await readPayment(number)).state).toBe('started');
    expect(await payer.state(orderNo)).toBe(1);
  });

  it('of a second payment of one order gives its money back, once', async () => {
    const payer = await newPayer(shop);
    const orderNo = await payer.order();
    const [dollars, yuan] = [await startPayment(payer, orderNo), await startPayment(payer, orderNo, 1)];
    const told = [dollars, yuan, dollars, yuan, dollars, yuan].map(({ number }) => notify(number));
    expect(new Set(await Promise.all(told))).toEqual(new Set([200]));
    const states = (await payer.payments(orderNo)).map(({ state }) => state).sort();
    expect(states).toEqual(['paid', 'refunded']);
    expect(await payer.balances()).toMatchObject({ dollars: 100_000, yuan: 100_000 });
    const second = (await payer.payments(orderNo)).find(({ state }) => state === 'refunded');
    const refunds = await shop.db.select().from(refund).where(eq(refund.memberId, payer.memberId));
    expect(refunds).toMatchObject([{ paymentNumber: second?.number, state: 'pending' }]);
  });

  it('for an order that was closed gives the money back', async () => {
    const payer = await newPayer(shop);
    const orderNo = await payer.order();
    const { number, ticket } = await startPayment(payer, orderNo);
    await shop.db.update(standardOrder).set({ state: 5 }).where(eq(standardOrder.orderNo, orderNo));
    expect(await notify(number)).toBe(200);
    expect(await payer.state(orderNo)).toBe(5);
    expect(await payer.balances()).toMatchObject({ dollars: 100_000 });
    expect((await readPayment(number)).state).toBe('refunded');
    const back = await visit(shop, `/payment/return/sandbox?payment=${encodeURIComponent(ticket)}`);
    expect(back.location).toBe(`/pay?orderNo=${orderNo}&result=refunded`);
  });

  it('keeps what the sandbox is to do with a refund', async () => {
    const payer = await newPayer(shop);
    const { number, ticket } = await startPayment(payer, await payer.order());
    await submit(shop, '/sandbox/cashier', { payment: ticket, outcome: 'paid', refund: 'refused' });
    const read = () => shop.db.select().from(sandboxPayment).where(eq(sandboxPayment.number, number));
    expect(await read()).toMatchObject([{ outcome: 'paid', refund: 'refused' }]);
    await submit(shop, '/sandbox/cashier', { payment: ticket, outcome: 'declined' });
    expect(await read()).toMatchObject([{ outcome: 'paid', refund: 'done' }]);
  });

  it('and a payment from a balance at the same moment never take the money twice', async () => {
    const payer = await newPayer(shop);
    const orderNo = await payer.order();
    const { number } = await startPayment(payer, orderNo);
    const [status, answer] = await Promise.all([notify(number), payer.pay({ orderNo })]);
    expect(status).toBe(200);
    const { dollars } = await payer.balances();
    expect([answer.code, dollars]).toEqual(answer.code === 0 ? [0, 98_337] : [4009, 100_000]);
  });
});
