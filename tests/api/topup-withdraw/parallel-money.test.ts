import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { payment } from '#server/db/schema/payment.ts';
import { sandboxNotification } from '#server/gateways/payment/index.ts';
import { submit, ticketOf } from '#tests/api/cashier/browser.ts';
import { creditBalances, readBalances } from '#tests/api/support/balances.ts';
import { signInNewMember } from '#tests/api/support/members.ts';
import { openTestApp, type TestApp } from '#tests/api/support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ config: { callsPerMinute: 0 } });
});
afterAll(() => shop.close());

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Starts a top-up and returns its ticket. */
async function start(token: string, amount: number): Promise<string> {
  return ticketOf((await shop.call('startTopUp', { payType: 1, amount }, { token })).data);
}

/** Pays at the sandbox, which notifies the shop. */
async function pay(ticket: string): Promise<void> {
  await submit(shop, '/payment/start', { payment: ticket });
  await submit(shop, '/sandbox/cashier', { payment: ticket, outcome: 'paid' });
}

/** Objects and amounts of the movements of a member. */
async function movements(
  memberId: number,
): Promise<readonly { readonly object: string; readonly amount: number }[]> {
  const { rows } = await shop.pool.query<{ object: string; amount: number }>(
    'select object_id as object, amount::integer as amount from account_entry where member_id = $1',
    [memberId],
  );
  return rows;
}

it('Fifty top-ups at the same time raise the balance by their sum, with one movement each.', async () => {
  const { token, member } = await signInNewMember(shop);
  const amounts = times(50).map((index) => 1_000 + index);
  const tickets = await Promise.all(amounts.map((amount) => start(token, amount)));
  await Promise.all(tickets.map(pay));
  const booked = await movements(member.id);
  expect(new Set(booked.map(({ object }) => object)).size).toBe(50);
  expect(booked.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual(amounts);
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  expect((await readBalances(shop.db, member.id)).yuan).toBe(sum);
});

it('A top-up whose confirmation arrives twenty times at the same time is booked once.', async () => {
  const { token, member } = await signInNewMember(shop);
  const number = (await start(token, 2_500)).split('.')[0] ?? '';
  const [started] = await shop.db.select().from(payment).where(eq(payment.number, number));
  if (!started) throw new Error('no payment was started');
  const { body = null, ...notification } = await sandboxNotification(shop.db, started, 'paid');
  const notify = () => shop.app.request('/payment/notify/sandbox', { ...notification, body });
  const responses = await Promise.all(times(20).map(notify));
  expect(responses.map(({ status }) => status)).toEqual(times(20).map(() => 200));
  expect(await movements(member.id)).toEqual([{ object: number, amount: 2_500 }]);
  expect((await readBalances(shop.db, member.id)).yuan).toBe(2_500);
});

it('Withdrawals at the same time fill the limit of the day exactly and never exceed it.', async () => {
  const { token, member } = await signInNewMember(shop);
  const { dailyWithdrawalLimit: limit } = constants;
  await creditBalances(shop.db, member.id, { yuan: 2 * limit });
  const withdraw = async (cashAmount: number) =>
    (await shop.call('applyWithdrawal', { cashType: 1, cashAccount: '13800138000', cashAmount }, { token }))
      .code;
  const tenth = limit / 10;
  const codes = await Promise.all(times(15).map(() => withdraw(tenth)));
  expect(codes.filter((code) => code === 0)).toHaveLength(10);
  expect(codes.filter((code) => code === 4029)).toHaveLength(5);
  expect(await withdraw(1)).toBe(4029);
  expect((await readBalances(shop.db, member.id)).yuan).toBe(limit);
});
