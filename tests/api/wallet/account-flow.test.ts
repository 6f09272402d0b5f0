import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookMoney } from '#server/ledger/book.ts';
import { creditBalances } from '#tests/api/support/balances.ts';
import { signInNewMember, type TestMember } from '#tests/api/support/members.ts';
import { openTestApp, type TestApp } from '#tests/api/support/test-app.ts';

let shop: TestApp;
let token: string;
let member: TestMember;

const [income, expense, yuan, dollars] = [0, 1, 1, 2] as const;

/** Movements of the member: when, cents, direction, kind, account. */
const movements = [
  ['2026-01-10T02:00:00Z', 500_000, income, 3, yuan],
  ['2026-01-11T15:59:59Z', 20_000, expense, 4, yuan],
  ['2026-01-11T16:00:00Z', 30_000, expense, 1, yuan],
  ['2026-01-20T02:00:00Z', 90_000, income, 3, dollars],
  ['2026-01-21T02:00:00Z', 1_250, expense, 4, dollars],
  ['2026-01-25T02:00:00Z', 20_000, income, 5, yuan],
] as const;

beforeAll(async () => {
  shop = await openTestApp();
  ({ token, member } = await signInNewMember(shop));
  const other = await signInNewMember(shop);
  await creditBalances(shop.db, other.member.id, { yuan: 77, dollars: 77, points: 77 });
  for (const [at, amount, budget, dealType, accountType] of movements)
    await bookMoney(shop.db, {
      memberId: member.id,
      createdAt: new Date(at),
      objectId: '=P20260110',
      amount,
      budget,
      dealType,
      accountType,
    });
});
afterAll(() => shop.close());

const list = (fields: object = {}) => shop.call('listAccountFlow', { pageSize: 100, ...fields }, { token });
const amountsOf = async (fields: object) =>
  (await list(fields)).data.map(({ amount }: { amount: number }) => amount);

describe('the account flow', () => {
  it('is narrowed by kind, direction, account and days in Beijing', async () => {
    expect(await amountsOf({ dealType: 3 })).toEqual([90_000, 500_000]);
    expect(await amountsOf({ budget: 1 })).toEqual([1_250, 30_000, 20_000]);
    expect(await amountsOf({ accountType: 2 })).toEqual([1_250, 90_000]);
    expect(await amountsOf({ startDate: '2026-01-12', endDate: '2026-01-20' })).toEqual([90_000, 30_000]);
    expect(await amountsOf({ endDate: '2026-01-11' })).toEqual([20_000, 500_000]);
    expect(await amountsOf({ accountType: 1, budget: 0, dealType: 5 })).toEqual([20_000]);
  });

  it('states number and sums of all that the filters leave, on every page', async () => {
    const { params } = await list({ pageSize: 1, pageNum: 3 });
    const sums = { yuanIncome: 520_000, yuanExpense: 50_000, dollarIncome: 90_000, dollarExpense: 1_250 };
    expect(params).toEqual({ totalDataCounts: 6, ...sums });
    const paid = await list({ dealType: 4 });
    const none = { yuanIncome: 0, dollarIncome: 0 };
    expect(paid.params).toEqual({ totalDataCounts: 2, ...none, yuanExpense: 20_000, dollarExpense: 1_250 });
  });

  it('refuses filters that do not exist', async () => {
    for (const fields of [{ dealType: 6 }, { budget: 2 }, { accountType: 0 }, { startDate: '2026-02-30' }])
      expect((await list(fields)).code).toBe(4000);
  });

  it('is exported as CSV with the same filters, expenses negative, formulas disarmed', async () => {
    const { data } = await shop.call('exportAccountFlow', { accountType: 1 }, { token, language: 'en_US' });
    const response = await shop.app.request(data);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const rows: string[][] = parse(Buffer.from(await response.arrayBuffer()), { bom: true });
    expect(rows[0]?.[0]).toBe('Time (Beijing time)');
    expect(rows.slice(1).map((row) => row[4])).toEqual(['200.00', '-300.00', '-200.00', '5000.00']);
    const paid = [
      '2026-01-11 23:59',
      'Order payment',
      'Expense',
      'CNY account',
      '-200.00',
      'CNY',
      "'=P20260110",
    ];
    expect(rows[3]).toEqual(paid);
    const altered = data.replace(`member=${member.id}`, `member=${member.id + 1}`);
    expect((await shop.app.request(altered)).status).toBe(403);
  });

  it('gives the balances at the end of each day on which money moved', async () => {
    const { data } = await shop.call('listBalanceHistory', { days: 51 }, { token });
    expect(data).toEqual([
      { day: '2026-03-02', accountBalance: 470_000, balanceUs: 88_750 },
      { day: '2026-01-25', accountBalance: 470_000, balanceUs: 88_750 },
      { day: '2026-01-21', accountBalance: 450_000, balanceUs: 88_750 },
      { day: '2026-01-20', accountBalance: 450_000, balanceUs: 90_000 },
      { day: '2026-01-12', accountBalance: 450_000, balanceUs: 0 },
      { day: '2026-01-11', accountBalance: 480_000, balanceUs: 0 },
    ]);
    expect((await shop.call('listBalanceHistory', { days: 1 }, { token })).code).toBe(4000);
    expect((await shop.call('listBalanceHistory', { days: 367 }, { token })).code).toBe(4000);
  });

  it('is for members only in every form', async () => {
    for (const operation of ['exportAccountFlow', 'listBalanceHistory'] as const)
      expect((await shop.call(operation)).code).toBe(1001);
  });
});
