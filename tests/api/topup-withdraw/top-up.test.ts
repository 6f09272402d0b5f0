import { afterAll, beforeAll, expect, it } from 'vitest';
import { submit, ticketOf, visit } from '#tests/api/cashier/browser.ts';
import { readBalances } from '#tests/api/support/balances.ts';
import { signInNewMember } from '#tests/api/support/members.ts';
import { openTestApp, type TestApp } from '#tests/api/support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

/** A member who tops up and pays or declines at the sandbox. */
async function topUp(payType: 1 | 2, amount: number, outcome: 'paid' | 'declined') {
  const { token, member } = await signInNewMember(shop);
  const ticket = ticketOf((await shop.call('startTopUp', { payType, amount }, { token })).data);
  expect(await readBalances(shop.db, member.id)).toMatchObject({ yuan: 0, dollars: 0 });
  const started = await submit(shop, '/payment/start', { payment: ticket });
  expect((await visit(shop, started.location)).text).not.toContain('<dt>Order</dt>');
  const done = await submit(shop, '/sandbox/cashier', { payment: ticket, outcome });
  await submit(shop, '/sandbox/cashier', { payment: ticket, outcome });
  const { location } = await visit(shop, done.location);
  const flow = await shop.call('listAccountFlow', {}, { token });
  return {
    location,
    number: ticket.split('.')[0],
    flow: flow.data,
    ...(await readBalances(shop.db, member.id)),
  };
}

it('raises the balance of its currency when the payment is confirmed, once', async () => {
  const yuan = await topUp(1, 100_000, 'paid');
  const location = `/balance/MyBalance?topUp=${yuan.number}&result=paid`;
  expect(yuan).toMatchObject({ location, yuan: 100_000, dollars: 0 });
  const entry = {
    amount: 100_000,
    budget: 0,
    dealType: 3,
    accountType: 1,
    objectId: yuan.number,
    causeNo: yuan.number,
  };
  expect(yuan.flow).toEqual([expect.objectContaining(entry)]);
  expect(await topUp(2, 2_500, 'paid')).toMatchObject({ yuan: 0, dollars: 2_500 });
});

it('raises nothing when the payment is declined', async () => {
  const declined = await topUp(2, 2_500, 'declined');
  const location = `/balance/MyBalance?topUp=${declined.number}&result=declined`;
  expect(declined).toMatchObject({ location, yuan: 0, dollars: 0, flow: [] });
});
