import { describe, expect, it } from 'vitest';
import { contradictedField, decideReport, isRepeatedReport } from './decide-report.ts';
import { payTypes } from './methods.ts';

const started = { payType: payTypes.paypalDollars, currency: 'USD', amount: 1663 } as const;
const report = { payTypes: [payTypes.paypalDollars], currency: 'USD', amount: 1663, paid: true } as const;

describe('a report about a payment', () => {
  it('may not contradict how the payment was started', () => {
    expect(contradictedField(started, report)).toBeUndefined();
    expect(contradictedField(started, { ...report, payTypes: [payTypes.cardOrAlipay] })).toBe('method');
    expect(contradictedField(started, { ...report, currency: 'CNY' })).toBe('currency');
    expect(contradictedField(started, { ...report, amount: 1662 })).toBe('amount');
  });

  it('needs no amount to say that the payment was declined', () => {
    expect(contradictedField(started, { ...report, paid: false, amount: 0 })).toBeUndefined();
  });

  const paid = { paid: true, serviceRef: 'T1' };
  const declined = { paid: false, serviceRef: 'T1' };
  const none = { ok: true, effect: 'none' };

  it('books money once, also after the service had declined it', () => {
    for (const state of ['started', 'declined'] as const)
      expect(decideReport({ state, serviceRef: null }, paid, false)).toEqual({ ok: true, effect: 'book' });
    for (const state of ['paid', 'credited'] as const)
      expect(decideReport({ state, serviceRef: 'T1' }, paid, false)).toEqual(none);
  });

  it('credits a second transfer for a payment that was booked, once', () => {
    const booked = { state: 'paid', serviceRef: 'T0' } as const;
    expect(decideReport(booked, paid, false)).toEqual({ ok: true, effect: 'refundAgain' });
    expect(decideReport(booked, paid, true)).toEqual(none);
  });

  it('is repeated when the payment is over and nothing new is reported', () => {
    expect(isRepeatedReport({ state: 'paid', serviceRef: 'T1' }, paid)).toBe(true);
    expect(isRepeatedReport({ state: 'paid', serviceRef: 'T0' }, paid)).toBe(false);
    expect(isRepeatedReport({ state: 'declined', serviceRef: null }, declined)).toBe(true);
    expect(isRepeatedReport({ state: 'declined', serviceRef: null }, paid)).toBe(false);
    expect(isRepeatedReport({ state: 'started', serviceRef: null }, declined)).toBe(false);
  });

  it('is refused when another payment has booked its transfer', () => {
    const refused = { ok: false, refused: 'reference' };
    expect(decideReport({ state: 'started', serviceRef: null }, paid, true)).toEqual(refused);
  });

  it('declines a payment that is awaited, and no other', () => {
    const of = (state: 'started' | 'declined' | 'paid') =>
      decideReport({ state, serviceRef: null }, declined, false);
    expect(of('started')).toEqual({ ok: true, effect: 'decline' });
    expect(of('declined')).toEqual(none);
    expect(of('paid')).toEqual(none);
  });
});
