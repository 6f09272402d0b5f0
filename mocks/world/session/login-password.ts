import { loginLimit } from '#domain/session/attempts.ts';
import { type LoginPasswordRefusal, refuseLoginPassword } from '#domain/session/login-password.ts';
import { emailKey } from '#domain/session/mailed-codes.ts';
import { isSamePassword } from '#domain/session/new-password.ts';
import { type Call, callingMember } from '../call.ts';
import { lockedSeconds, recordFailedAttempt } from './attempts.ts';

/** What wrong login passwords of an account are counted under. */
export function loginAttempts(email: string): string {
  return `login ${emailKey(email)}`;
}

/** Compares the caller's login password and records a wrong one; undefined when it is right. */
export function checkLoginPassword(call: Call, given: string): LoginPasswordRefusal | undefined {
  const member = callingMember(call);
  const account = loginAttempts(member.email);
  const locked = refuseLoginPassword({ locked: lockedSeconds(call, account, loginLimit) });
  if (locked) return locked;
  const wrong = refuseLoginPassword({ locked: 0, isRight: isSamePassword(member.$password, given) });
  if (wrong) recordFailedAttempt(call, account, loginLimit);
  return wrong;
}
