import {
  type PayPasswordRefusal,
  payPasswordLimit,
  refuseComparison,
  refuseWrongPassword,
} from '#domain/cashier/pay-password.ts';
import { isSamePassword } from '#domain/session/new-password.ts';
import { type Call, callingMember } from '../call.ts';
import { clearFailedAttempts, lockedSeconds, recordFailedAttempt } from '../session/attempts.ts';

/** Compares the caller's payment password and records a wrong one; undefined when it is right. */
export function checkPayPassword(call: Call, given: string): PayPasswordRefusal | undefined {
  const memberId = callingMember(call).$id;
  const account = call.world.store.find('accounts', '$owner', memberId);
  const attemptsOf = `payment ${memberId}`;
  const locked = lockedSeconds(call, attemptsOf, payPasswordLimit);
  const refused = refuseComparison(account?.payPassword === true, locked);
  if (refused) return refused;
  if (!isSamePassword(account?.$payPassword ?? '', given))
    return refuseWrongPassword(recordFailedAttempt(call, attemptsOf, payPasswordLimit));
  clearFailedAttempts(call, attemptsOf);
  return undefined;
}
