import { afterAll, beforeAll, expect, it } from 'vitest';
import { creditBalances, setPayPassword } from '#tests/api/support/balances.ts';
import { signInNewMember } from '#tests/api/support/members.ts';
import { openTestApp, type TestApp } from '#tests/api/support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

it('returns both balances, the points and whether there is a payment password', async () => {
  const { token, member } = await signInNewMember(shop);
  const account = async () => (await shop.call('getAccount', {}, { token })).data;
  const empty = { accountBalance: 0, balanceUs: 0, integralBalance: 0, payPassword: false, paymentType: 3 };
  expect(await account()).toEqual(empty);
  await creditBalances(shop.db, member.id, { yuan: 1_250_000, dollars: 348_950, points: 12_345 });
  await setPayPassword(shop.db, member.id);
  const filled = {
    accountBalance: 1_250_000,
    balanceUs: 348_950,
    integralBalance: 12_345,
    payPassword: true,
  };
  expect(await account()).toEqual({ ...filled, paymentType: 3 });
});

it('lists the movements of money, newest first, five to a page', async () => {
  const { token, member } = await signInNewMember(shop);
  await creditBalances(shop.db, (await signInNewMember(shop)).member.id, { yuan: 1 });
  for (const dollars of [1, 2, 3, 4, 5, 6, 7]) await creditBalances(shop.db, member.id, { dollars });
  const list = (fields: object = {}) => shop.call('listAccountFlow', { ...fields }, { token });
  const first = await list();
  const sums = { yuanIncome: 0, yuanExpense: 0, dollarIncome: 28, dollarExpense: 0 };
  expect(first.params).toEqual({ totalDataCounts: 7, ...sums });
  expect(first.data.map(({ amount }: { amount: number }) => amount)).toEqual([7, 6, 5, 4, 3]);
  expect(first.data[0]).toEqual({
    id: expect.any(Number),
    dealTime: '2026-02-01T08:00:00.000Z',
    amount: 7,
    budget: 0,
    dealType: 3,
    objectId: 'Z2026020100000001',
    accountType: 2,
    causeNo: 'Z2026020100000001',
  });
  const second = await list({ pageNum: 2 });
  expect(second.data.map(({ amount }: { amount: number }) => amount)).toEqual([2, 1]);
  expect((await list({ pageNum: 3 })).data).toEqual([]);
  expect((await list({ pageSize: 100 })).data).toHaveLength(7);
});

it('is for members only', async () => {
  for (const operation of ['getAccount', 'listAccountFlow', 'listPointsFlow'] as const) {
    expect((await shop.call(operation)).code).toBe(1001);
    expect((await shop.call(operation, {}, { token: 'unknown' })).code).toBe(5000);
  }
});
