import { describe, expect, it } from 'vitest';
import { withdrawalExamStateValues as states } from '#generated/enums.ts';
import { payTypes } from '../cashier/methods.ts';
import { findTopUp } from './find-top-up.ts';
import { withdrawalDay, withdrawnToday } from './withdrawn-today.ts';

describe('a top-up that a member asks about', () => {
  const topUp = { memberId: 7, orderNo: null, payType: payTypes.cardOrAlipay };

  it('is found with its method', () => {
    expect(findTopUp(topUp, 7)).toEqual({ ok: true, payment: topUp, payType: topUp.payType });
  });

  it("is not another member's", () => {
    expect(findTopUp(topUp, 8)).toEqual({ ok: false, code: 'notFound' });
  });

  it('is not there when it is a payment of an order or from a balance, even of another member', () => {
    const notFound = { ok: false, code: 'notFound' };
    expect(findTopUp(undefined, 7)).toEqual(notFound);
    for (const memberId of [7, 8]) {
      expect(findTopUp({ ...topUp, orderNo: 'P1' }, memberId)).toEqual(notFound);
      expect(findTopUp({ ...topUp, payType: payTypes.yuanBalance }, memberId)).toEqual(notFound);
    }
  });
});

describe('what was withdrawn today', () => {
  it('begins with the day in Beijing', () => {
    const begin = new Date('2026-11-18T16:00:00Z');
    expect(withdrawalDay(begin)).toEqual(begin);
    expect(withdrawalDay(new Date('2026-11-19T15:59:59.999Z'))).toEqual(begin);
  });

  it('counts everything but what was rejected', () => {
    const withdrawals = [
      { amount: 1, state: states.withdrawalPending },
      { amount: 20, state: states.passed },
      { amount: 300, state: states.rejected },
    ];
    expect(withdrawnToday(withdrawals)).toBe(21);
    expect(withdrawnToday([])).toBe(0);
  });
});
