import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { isBalance, methods, type PayType, payTypes } from '../cashier/methods.ts';
import { refundAfter, refundsOf, shownRefund } from './refund-life.ts';

const types = Object.values(payTypes);
const anyPayment = fc.record({
  number: fc.uuid(),
  payType: fc.constantFrom(...types),
  amount: fc.nat(10 ** 13),
});
const createdAt = new Date('2026-11-20T03:00:00Z');
const at = (seconds: number) => new Date(createdAt.getTime() + seconds * 1000);

describe('the refunds of payments', () => {
  const sumOf = (all: readonly { payType: PayType; amount: number }[], payType: PayType) =>
    all.filter((one) => one.payType === payType).reduce((sum, { amount }) => sum + amount, 0);

  it('lose no cent, give none twice, and lead each to where it came from', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyPayment, { selector: ({ number }) => number, maxLength: 8 }), (paid) => {
        const refunds = refundsOf(paid);
        for (const payType of types) expect(sumOf(refunds, payType)).toBe(sumOf(paid, payType));
        for (const { number, amount, payType, state } of refunds) {
          const from = paid.filter((payment) => payment.number === number);
          expect(from).toEqual([{ number, amount, payType }]);
          expect(amount).toBeGreaterThan(0);
          expect(state).toBe(isBalance(payType) ? 'credited' : 'pending');
        }
        expect(new Set(refunds.map(({ number }) => number)).size).toBe(refunds.length);
      }),
    );
  });

  it('never change their currency, wherever they go', () => {
    for (const payType of types)
      for (const state of ['pending', 'done', 'credited'] as const) {
        const { paidTo } = shownRefund({ payType, amount: 1, state, createdAt, endedAt: null });
        expect(methods[paidTo].currency).toBe(methods[payType].currency);
        expect(isBalance(paidTo)).toBe(state === 'credited' || isBalance(payType));
      }
  });
});

it.each([
  ['done', 0, 'done'],
  ['done', constants.refundLife, 'done'],
  ['pending', constants.refundLife, 'pending'],
  ['refused', 0, 'credited'],
  ['postponed', constants.refundLife - 1, 'pending'],
  ['postponed', constants.refundLife, 'credited'],
] as const)('a refund that is answered with %s at an age of %i s is %s', (reply, age, state) => {
  expect(refundAfter(reply, createdAt, at(age))).toBe(state);
});
