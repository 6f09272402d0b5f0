import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setPayPassword } from '#tests/api/support/balances.ts';
import { signInNewMember } from '#tests/api/support/members.ts';
import { addStandardOrder } from '#tests/api/support/orders.ts';
import { makeTestApp, openTestApp, type TestApp } from '#tests/api/support/test-app.ts';
import { newPayer } from './payer.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

describe('a payment from a balance', () => {
  it('books dollars off and moves the order on in one step', async () => {
    const { pay, order, payments, balances, flow, token, state } = await newPayer(shop);
    const orderNo = await order();
    expect(await pay({ orderNo })).toMatchObject({ code: 0, data: undefined });
    expect(await state(orderNo)).toBe(2);
    expect(await balances()).toEqual({ yuan: 100_000, dollars: 98_337, points: 0 });
    expect((await flow())[0]).toMatchObject({
      amount: 1663,
      budget: 1,
      dealType: 4,
      accountType: 2,
      objectId: orderNo,
    });
    expect(await payments(orderNo)).toMatchObject([
      { state: 'paid', payType: 4, currency: 'USD', amount: 1663 },
    ]);
    expect((await shop.call('getAccount', {}, { token })).data.balanceUs).toBe(98_337);
  });

  it('books yuan at the rate of the order', async () => {
    const { pay, order, balances, flow } = await newPayer(shop);
    const orderNo = await order();
    expect((await pay({ orderNo, payType: 3 })).code).toBe(0);
    expect(await balances()).toEqual({ yuan: 100_000 - 11_807, dollars: 100_000, points: 0 });
    expect((await flow())[0]).toMatchObject({ amount: 11_807, accountType: 1 });
  });

  it.each([
    [3, 4012, { yuan: 11_800, dollars: 100_000 }, 7],
    [4, 4013, { yuan: 100_000, dollars: 1_000 }, 663],
  ] as const)(
    'with method %i is refused with %i when the balance is too low',
    async (payType, code, had, missing) => {
      const { pay, order, balances, state } = await newPayer(shop, had);
      const orderNo = await order();
      expect(await pay({ orderNo, payType })).toMatchObject({ code, params: { missing } });
      expect(await balances()).toMatchObject(had);
      expect(await state(orderNo)).toBe(1);
    },
  );

  it('returns the new figures when the page showed another amount', async () => {
    const { pay, order, state } = await newPayer(shop);
    const orderNo = await order();
    const refused = await pay({ orderNo, totalAmount: 1 });
    expect(refused).toMatchObject({ code: 4010, params: { usMoney: 1663, zhMoney: 11_807 } });
    expect(await state(orderNo)).toBe(1);
  });

  it.each([2, 3, 4, 5] as const)('is not offered in state %i', async (state) => {
    const { pay, order, balances } = await newPayer(shop);
    const paidAt = state === 5 ? null : shop.clock.now();
    expect((await pay({ orderNo: await order({ state, paidAt }) })).code).toBe(4009);
    expect((await balances()).dollars).toBe(100_000);
  });

  it('knows the order of another member, an unknown one, and one of another kind', async () => {
    const [{ pay }, other] = [await newPayer(shop), await newPayer(shop)];
    expect((await pay({ orderNo: await other.order() })).code).toBe(4004);
    expect((await pay({ orderNo: 'P2026030299999999' })).code).toBe(4004);
    expect((await pay({ orderNo: 'C2026030299999999' })).code).toBe(4004);
  });

  it('settles an order of nothing with any method', async () => {
    const { pay, order, state, balances, flow } = await newPayer(shop);
    for (const payType of [1, 2, 3, 4] as const) {
      const orderNo = await order({ usMoney: 0 });
      expect(await pay({ orderNo, payType, totalAmount: 0 })).toMatchObject({ code: 0, data: undefined });
      expect(await state(orderNo)).toBe(2);
    }
    expect(await balances()).toMatchObject({ yuan: 100_000, dollars: 100_000 });
    expect(await flow()).toHaveLength(2);
  });
});

describe('payment passwords', () => {
  it('must be set and sent', async () => {
    const { token, member } = await signInNewMember(shop);
    const orderNo = await addStandardOrder(shop.db, member.id);
    const fields = {
      orderNo,
      payType: 4,
      discountType: 3,
      discountAmount: 0,
      totalAmount: 1663,
      integralNum: 0,
    };
    expect((await shop.call('payStandardOrder', fields, { token })).code).toBe(4000);
    const refused = await shop.call('payStandardOrder', { ...fields, payPassword: 'x' }, { token });
    expect(refused.code).toBe(4016);
    await setPayPassword(shop.db, member.id);
    expect((await shop.call('payStandardOrder', { ...fields, payPassword: 'x' }, { token })).code).toBe(4014);
  });

  it('lock the payment after five wrong ones in a row, for fifteen minutes', async () => {
    const { pay, order } = await newPayer(shop);
    const orderNo = await order();
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      const refused = await pay({ orderNo, payPassword: 'wrong', key: `tries-left-is-${triesLeft}-` });
      expect(refused).toMatchObject({ code: 4014, params: { triesLeft } });
    }
    expect(await pay({ orderNo })).toMatchObject({ code: 4015, params: { retryAfter: 900 } });
    shop.clock.pass(600);
    expect(await pay({ orderNo })).toMatchObject({ code: 4015, params: { retryAfter: 300 } });
    shop.clock.pass(300);
    expect((await pay({ orderNo })).code).toBe(0);
  });

  it('lock after five wrong ones at the same time, on two servers', async () => {
    const { pay, order, token, balances } = await newPayer(shop);
    const orderNo = await order();
    const second = makeTestApp(shop, {});
    second.clock.pass((shop.clock.now().getTime() - second.clock.now().getTime()) / 1000);
    const fields = {
      orderNo,
      payType: 4,
      discountType: 3,
      discountAmount: 0,
      totalAmount: 1663,
      integralNum: 0,
    };
    const guess = (guessed: number) =>
      second.call('payStandardOrder', { ...fields, payPassword: `guess${guessed}` }, { token });
    const guesses = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((guessed) =>
      guessed % 2 ? guess(guessed) : pay({ orderNo, payPassword: `guess${guessed}` }),
    );
    const codes = (await Promise.all(guesses)).map(({ code }) => code).sort();
    expect(codes).toEqual([4014, 4014, 4014, 4014, 4014, 4015, 4015, 4015, 4015, 4015]);
    expect((await pay({ orderNo })).code).toBe(4015);
    expect((await balances()).dollars).toBe(100_000);
  });

  it('are counted from zero after a right one', async () => {
    const { pay, order } = await newPayer(shop);
    for (const _ of [1, 2, 3, 4]) await pay({ orderNo: await order(), payPassword: 'wrong' });
    expect((await pay({ orderNo: await order() })).code).toBe(0);
    expect(await pay({ orderNo: await order(), payPassword: 'wrong' })).toMatchObject({
      params: { triesLeft: 4 },
    });
  });
});

describe('payments at the same time', () => {
  const fifty = Array.from({ length: 50 }, (_, index) => index);

  it('with one key are one debit and equal answers', async () => {
    const { pay, order, balances, payments } = await newPayer(shop);
    const orderNo = await order();
    const answers = await Promise.all(fifty.map(() => pay({ orderNo, key: 'one-key-for-all-of-them' })));
    expect(new Set(answers.map(({ code, msg }) => `${code} ${msg}`)).size).toBe(1);
    expect(answers[0]?.code).toBe(0);
    expect((await balances()).dollars).toBe(98_337);
    expect(await payments(orderNo)).toHaveLength(1);
  });

  it('with fifty keys are one debit, the others are not offered', async () => {
    const { pay, order, balances } = await newPayer(shop);
    const orderNo = await order();
    const answers = await Promise.all(fifty.map((n) => pay({ orderNo, key: `a-key-of-its-own-${n}` })));
    const codes = answers.map(({ code }) => code).sort();
    expect(codes).toEqual([0, ...Array.from({ length: 49 }, () => 4009)]);
    expect((await balances()).dollars).toBe(98_337);
  });

  it('from both balances are one debit', async () => {
    const { pay, order, balances } = await newPayer(shop);
    const orderNo = await order();
    const answers = await Promise.all(
      fifty.slice(0, 10).map((n) => pay({ orderNo, payType: n % 2 ? 3 : 4 })),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    const { yuan, dollars } = await balances();
    expect([yuan === 100_000, dollars === 100_000].filter(Boolean)).toHaveLength(1);
  });

  it('of different orders never overdraw the balance', async () => {
    const { pay, order, balances } = await newPayer(shop, { yuan: 0, dollars: 5_000 });
    const orders = await Promise.all(fifty.slice(0, 10).map(() => order()));
    const answers = await Promise.all(orders.map((orderNo) => pay({ orderNo })));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(3);
    expect(await balances()).toMatchObject({ dollars: 11 });
  });
});
