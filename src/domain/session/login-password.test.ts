import { expect, it } from 'vitest';
import { refuseLoginPassword } from './login-password.ts';

it('refuses the login password of a locked account before it is compared', () => {
  const locked = { ok: false, code: 'accountLocked', params: { retryAfter: 30 } };
  expect(refuseLoginPassword({ locked: 30 })).toEqual(locked);
  expect(refuseLoginPassword({ locked: 30, isRight: true })).toEqual(locked);
  expect(refuseLoginPassword({ locked: 0 })).toBeUndefined();
});

it('refuses a wrong login password', () => {
  expect(refuseLoginPassword({ locked: 0, isRight: false })).toEqual({ ok: false, code: 'wrongCredentials' });
  expect(refuseLoginPassword({ locked: 0, isRight: true })).toBeUndefined();
});
