import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeAt } from '#domain/account-security/totp.ts';
import { constants } from '#generated/constants.ts';
import { applyWithdrawalFormLimits } from '#generated/limits.ts';
import { approveWithdrawal, rejectWithdrawal } from '#server/topup-withdraw/index.ts';
import { creditBalances, readBalances } from '#tests/api/support/balances.ts';
import { password, signInNewMember } from '#tests/api/support/members.ts';
import { openTestApp, type TestApp } from '#tests/api/support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const largest = applyWithdrawalFormLimits.cashAmount.maximum;
const alipay = { cashAccount: '13800138000', cashType: 1 };
const paypal = { cashAccount: 'buyer@example.com', cashType: 2 };

/** A member with this much money and what the member can do with it. */
async function openAccount(credit: { readonly yuan?: number; readonly dollars?: number }) {
  const { token, member } = await signInNewMember(shop);
  await creditBalances(shop.db, member.id, credit);
  return {
    token,
    withdraw: (fields: object, options: object = {}) =>
      shop.call('applyWithdrawal', { ...alipay, ...fields }, { token, ...options }),
    balances: () => readBalances(shop.db, member.id),
    list: async (fields: object = {}) =>
      (await shop.call('listWithdrawals', { pageSize: 100, ...fields }, { token })).data,
    flow: async () => (await shop.call('listAccountFlow', { pageSize: 100 }, { token })).data,
  };
}

describe('a withdrawal', () => {
  it('takes the money off the balance of its method at once and waits for the shop', async () => {
    const member = await openAccount({ yuan: 10_000, dollars: 7_000 });
    expect((await member.withdraw({ ...paypal, cashAmount: 2_500 })).code).toBe(0);
    expect(await member.balances()).toMatchObject({ yuan: 10_000, dollars: 4_500 });
    const [found] = await member.list();
    const pending = { ...paypal, cashAmount: 2_500, examState: 1, examTime: null, reason: null };
    expect(found).toMatchObject(pending);
    const [entry] = await member.flow();
    const booked = { amount: 2_500, budget: 1, dealType: 1, accountType: 2 };
    expect(entry).toMatchObject({ ...booked, objectId: found.cashNo, causeNo: found.cashNo });
  });

  it('is taken up to the balance and to the largest amount, and refused a cent above', async () => {
    const member = await openAccount({ yuan: largest * 2 });
    const codeOf = async (cashAmount: number) => (await member.withdraw({ cashAmount })).code;
    expect([await codeOf(0), await codeOf(largest + 1), await codeOf(largest - 1)]).toEqual([4000, 4000, 0]);
    const above = await member.withdraw({ cashAmount: largest + 1 }, { language: 'en_US' });
    expect(above.msg.endsWith(`must be at most ${(largest / 100).toFixed(2)}`)).toBe(true);
    expect([await codeOf(largest), await codeOf(1), await codeOf(1)]).toEqual([0, 0, 4012]);
    expect(await member.withdraw({ ...paypal, cashAmount: 7 })).toMatchObject({
      code: 4013,
      params: { missing: 7 },
    });
  });

  it('stays within the limit of a day in Beijing, which rejected ones do not count against', async () => {
    const member = await openAccount({ yuan: constants.dailyWithdrawalLimit * 2, dollars: 100 });
    for (let total = largest; total < constants.dailyWithdrawalLimit; total += largest)
      expect((await member.withdraw({ cashAmount: largest })).code).toBe(0);
    expect((await member.withdraw({ cashAmount: largest - 1 })).code).toBe(0);
    const tooMuch = await member.withdraw({ cashAmount: 2 });
    const params = { limit: constants.dailyWithdrawalLimit, left: 1 };
    expect(tooMuch).toMatchObject({ code: 4029, params });
    expect((await member.withdraw({ cashAmount: 1 })).code).toBe(0);
    expect((await member.withdraw({ ...paypal, cashAmount: 100 })).code).toBe(0);
    const [, latest] = await member.list();
    await rejectWithdrawal(shop.db, { cashNo: latest.cashNo, now: shop.clock.now() });
    expect((await member.withdraw({ cashAmount: 1 })).code).toBe(0);
  });

  it('needs an account without spaces, as long as a form allows', async () => {
    const longest = applyWithdrawalFormLimits.cashAccount.maxLength;
    const member = await openAccount({ yuan: 100 });
    const codeOf = async (cashAccount: string) =>
      (await member.withdraw({ cashAccount, cashAmount: 1 })).code;
    expect([await codeOf('a b'), await codeOf(''), await codeOf('x'.repeat(longest + 1))]).toEqual([
      4000, 4000, 4000,
    ]);
    expect(await codeOf('x'.repeat(longest))).toBe(0);
  });

  it('happens once for one key, whatever is clicked', async () => {
    const member = await openAccount({ yuan: 10_000 });
    const options = { idempotencyKey: crypto.randomUUID() };
    const codes = await Promise.all([1, 2, 3].map(() => member.withdraw({ cashAmount: 1_000 }, options)));
    expect(codes.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect((await member.balances()).yuan).toBe(9_000);
    expect((await member.withdraw({ cashAmount: 1_001 }, options)).code).toBe(4026);
  });

  it('never exceeds the balance when fifty run at the same time', async () => {
    const member = await openAccount({ yuan: 30_000 });
    const codes = await Promise.all(Array.from({ length: 50 }, () => member.withdraw({ cashAmount: 1_000 })));
    expect(codes.filter(({ code }) => code === 0)).toHaveLength(30);
    expect(codes.filter(({ code }) => code === 4012)).toHaveLength(20);
    expect(await member.list()).toHaveLength(30);
    expect((await member.balances()).yuan).toBe(0);
  });
});

describe('a withdrawal of a member with a second factor', () => {
  it('needs a code, which works once and is not used up by a withdrawal that is refused anyway', async () => {
    const member = await openAccount({ yuan: 1_000 });
    const { data } = await shop.call('startSecondFactor', { password }, { token: member.token });
    const code = () => codeAt(data.secret, shop.clock.now().getTime());
    await shop.call('confirmSecondFactor', { code: code() }, { token: member.token });
    shop.clock.pass(constants.totpPeriod);
    const codeOf = async (cashAmount: number, secondFactor?: string) =>
      (await member.withdraw({ cashAmount, secondFactor })).code;
    expect([await codeOf(400), await codeOf(400, ''), await codeOf(400, '000000')]).toEqual([
      4030, 4000, 4031,
    ]);
    expect(await codeOf(1_001, code())).toBe(4012);
    expect((await member.balances()).yuan).toBe(1_000);
    expect([await codeOf(400, code()), await codeOf(400, code())]).toEqual([0, 4031]);
    expect((await member.balances()).yuan).toBe(600);
  });

  it('is repeated for its key without another code, and takes a new code after a wrong one', async () => {
    const member = await openAccount({ yuan: 1_000 });
    const { data } = await shop.call('startSecondFactor', { password }, { token: member.token });
    const code = () => codeAt(data.secret, shop.clock.now().getTime());
    await shop.call('confirmSecondFactor', { code: code() }, { token: member.token });
    shop.clock.pass(constants.totpPeriod);
    const options = { idempotencyKey: crypto.randomUUID() };
    const codeOf = async (secondFactor: string) => {
      // Another second is another signature: the request is sent again and not replayed.
      shop.clock.pass(1);
      return (await member.withdraw({ cashAmount: 400, secondFactor }, options)).code;
    };
    const right = code();
    expect([await codeOf('000000'), await codeOf(right), await codeOf(right)]).toEqual([4031, 0, 0]);
    expect((await member.balances()).yuan).toBe(600);
  });
});

describe('the decision of the shop', () => {
  it('gives a rejected amount back once, however often it is rejected at the same time', async () => {
    const member = await openAccount({ yuan: 1_000 });
    await member.withdraw({ cashAmount: 400 });
    const [{ cashNo }] = await member.list();
    const reject = () =>
      rejectWithdrawal(shop.db, { cashNo, now: shop.clock.now(), reason: 'No such account' });
    const done = await Promise.all([reject(), reject(), reject(), reject()]);
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await reject()).toEqual({ ok: false, code: 'notOffered' });
    expect((await member.balances()).yuan).toBe(1_000);
    const [entry] = await member.flow();
    expect(entry).toMatchObject({ amount: 400, budget: 0, dealType: 2, objectId: cashNo });
    const [found] = await member.list({ cashNo });
    expect(found).toMatchObject({ examState: 3, reason: 'No such account', examTime: expect.any(String) });
  });

  it('moves no money when it approves, and cannot be changed afterwards', async () => {
    const member = await openAccount({ yuan: 1_000 });
    await member.withdraw({ cashAmount: 400 });
    const [{ cashNo }] = await member.list();
    const decided = { cashNo, now: shop.clock.now() };
    expect(await approveWithdrawal(shop.db, decided)).toEqual({ ok: true });
    expect(await rejectWithdrawal(shop.db, decided)).toEqual({ ok: false, code: 'notOffered' });
    expect(await approveWithdrawal(shop.db, { ...decided, cashNo: 'W1' })).toMatchObject({
      code: 'notFound',
    });
    expect((await member.balances()).yuan).toBe(600);
    expect((await member.list())[0]).toMatchObject({ examState: 2, reason: null });
  });
});

describe('the list of withdrawals', () => {
  it('has the own ones only, newest first, five to a page, with the total', async () => {
    const [member, other] = [await openAccount({ yuan: 100 }), await openAccount({ yuan: 100 })];
    await other.withdraw({ cashAmount: 50 });
    for (const cashAmount of [1, 2, 3, 4, 5, 6]) await member.withdraw({ cashAmount });
    const first = await shop.call('listWithdrawals', {}, { token: member.token });
    expect(first.params).toEqual({ totalDataCounts: 6 });
    expect(first.data.map(({ cashAmount }: { cashAmount: number }) => cashAmount)).toEqual([6, 5, 4, 3, 2]);
    const second = await shop.call('listWithdrawals', { pageNum: 2 }, { token: member.token });
    expect(second.data.map(({ cashAmount }: { cashAmount: number }) => cashAmount)).toEqual([1]);
    const [{ cashNo }] = await other.list();
    expect(await member.list({ cashNo })).toEqual([]);
  });

  it('is for members only, as is withdrawing', async () => {
    const fields = { ...alipay, cashAmount: 1 };
    expect((await shop.call('listWithdrawals')).code).toBe(1001);
    expect((await shop.call('applyWithdrawal', fields)).code).toBe(1001);
    expect((await shop.call('applyWithdrawal', fields, { token: 'unknown' })).code).toBe(5000);
  });
});
