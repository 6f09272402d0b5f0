import { describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import type { PaymentState } from './addresses.ts';
import {
  effectOfOutcome,
  inquirySpan,
  isExpected,
  isInquiryDue,
  isPayable,
  mergeOutcome,
} from './payment-life.ts';

describe('the outcome of a payment', () => {
  it.each([
    ['started', 'paid', 'book'],
    ['started', 'declined', 'decline'],
    ['declined', 'paid', 'book'],
    ['declined', 'declined', 'none'],
    ['paid', 'paid', 'none'],
    ['paid', 'declined', 'none'],
    ['credited', 'paid', 'none'],
    ['credited', 'declined', 'none'],
  ] as const)('of one that is %s and reported as %s: %s', (state, outcome, effect) => {
    expect(effectOfOutcome(state, outcome)).toBe(effect);
  });
});

it('a started payment is expected as long as its service is asked about it', () => {
  const now = new Date('2026-11-20T03:00:00Z');
  const createdAt = new Date(now.getTime() - constants.paymentInquiryLife * 1000 + 1);
  expect(isExpected({ state: 'started', createdAt }, now)).toBe(true);
  expect(isExpected({ state: 'started', createdAt: inquirySpan(now).after }, now)).toBe(false);
  expect(isExpected({ state: 'declined', createdAt }, now)).toBe(false);
});

it('a job asks about a payment that is not booked after a while, and no longer than money may arrive', () => {
  const now = new Date('2026-11-20T03:00:00Z');
  const { after, before } = inquirySpan(now);
  const at = (time: Date, offset: number) => new Date(time.getTime() + offset);
  const isDue = (createdAt: Date) => isInquiryDue({ state: 'started', createdAt }, now);
  expect([at(before, 0), at(before, -1), at(after, 1), at(after, 0)].map(isDue)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  const isStateDue = (state: PaymentState) => isInquiryDue({ state, createdAt: at(before, -1) }, now);
  expect((['declined', 'paid', 'credited'] as const).map(isStateDue)).toEqual([true, false, false]);
});

it('the sandbox keeps its last outcome, and one that is paid for good', () => {
  expect(mergeOutcome(undefined, 'declined')).toBe('declined');
  expect(mergeOutcome('declined', 'paid')).toBe('paid');
  expect(mergeOutcome('paid', 'declined')).toBe('paid');
});

describe('a payment that can be started', () => {
  const due = { offered: true, memberId: 7 };
  const payment = { state: 'started', orderNo: 'P1', memberId: 7 } as const;

  it('is not booked, also after it was declined', () => {
    expect(isPayable(payment, due)).toBe(true);
    expect(isPayable({ ...payment, state: 'declined' }, due)).toBe(true);
    expect(isPayable({ ...payment, state: 'paid' }, due)).toBe(false);
    expect(isPayable({ ...payment, state: 'credited' }, due)).toBe(false);
  });

  it("needs an order of the payer's that is still due, unless it is a top-up", () => {
    expect(isPayable(payment, undefined)).toBe(false);
    expect(isPayable(payment, { ...due, offered: false })).toBe(false);
    expect(isPayable(payment, { ...due, memberId: 8 })).toBe(false);
    expect(isPayable({ ...payment, orderNo: null }, undefined)).toBe(true);
  });
});
