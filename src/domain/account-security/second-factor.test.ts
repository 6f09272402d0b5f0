import { expect, it } from 'vitest';
import { refuseSecondFactor, usableCode } from './second-factor.ts';
import { codeAt } from './totp.ts';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const now = Date.parse('2026-11-20T08:00:10Z');
const period = Math.floor(now / 30_000);

it('refuses a locked second factor before it is compared', () => {
  const locked = { ok: false, code: 'secondFactorLocked', params: { retryAfter: 12 } };
  expect(refuseSecondFactor({ locked: 12 })).toEqual(locked);
  expect(refuseSecondFactor({ locked: 0 })).toBeUndefined();
});

it('refuses a wrong second factor', () => {
  expect(refuseSecondFactor({ locked: 0, isRight: false })).toEqual({ ok: false, code: 'wrongSecondFactor' });
  expect(refuseSecondFactor({ locked: 0, isRight: true })).toBeUndefined();
});

it('reads a code of the app with its blanks, once per period', () => {
  const code = codeAt(secret, now);
  const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
  expect(usableCode({ secret, usedPeriod: 0 }, typed, now)).toEqual({ kind: 'period', period });
  expect(usableCode({ secret, usedPeriod: period }, typed, now)).toBeUndefined();
});

it('reads a recovery code in small letters and without hyphens', () => {
  const state = { secret, usedPeriod: 0 };
  expect(usableCode(state, '7kqmx2vd9rth4wpc', now)).toEqual({ kind: 'recovery', code: '7KQMX2VD9RTH4WPC' });
  expect(usableCode(state, 'no code', now)).toBeUndefined();
});
