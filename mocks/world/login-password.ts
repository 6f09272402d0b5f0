import { loginLimit } from '#domain/session/attempts.ts';
import { emailKey } from '#domain/session/mailed-codes.ts';
import { lockedSeconds, recordFailedAttempt } from './attempts.ts';
import { type Call, callingMember } from './call.ts';

/** What wrong login passwords of an account are counted under. */
export function loginAttempts(email: string): string {
  return `login ${emailKey(email)}`;
}

/** Compares the caller's login password and records a wrong one; undefined when it is right. */
export function checkLoginPassword(call: Call, given: string) {
  const member = callingMember(call);
  const account = loginAttempts(member.email);
  const retryAfter = lockedSeconds(call, account, loginLimit);
  if (retryAfter > 0) return { ok: false, code: 'accountLocked', params: { retryAfter } } as const;
  if (member.$password === given) return undefined;
  recordFailedAttempt(call, account, loginLimit);
  return { ok: false, code: 'wrongCredentials' } as const;
}
