import { constants } from '#generated/constants.ts';
import type { RefusalParams } from '#generated/server/handlers.ts';
import { clearFailedAttempts, recordFailedAttempt, secondsLocked } from './attempts.ts';
import { type Call, callingMember } from './call.ts';

const limit = { attempts: constants.payPasswordTries, lock: constants.payPasswordLock };

interface Wrong {
  readonly ok: false;
  readonly code: 'payPasswordMissing' | 'payPasswordLocked' | 'wrongPayPassword';
  readonly params?: RefusalParams;
}

/** What is wrong with a payment password; wrong ones are counted, and lock it. */
export function checkPayPassword(call: Call, given: string): Wrong | undefined {
  const memberId = callingMember(call).$id;
  const account = call.world.store.find('accounts', '$owner', memberId);
  if (!account?.payPassword) return { ok: false, code: 'payPasswordMissing' };
  const attemptsOf = `payment ${memberId}`;
  const retryAfter = secondsLocked(call, attemptsOf, limit);
  if (retryAfter > 0) return { ok: false, code: 'payPasswordLocked', params: { retryAfter } };
  if (account.$payPassword === given) {
    clearFailedAttempts(call, attemptsOf);
    return undefined;
  }
  const triesLeft = recordFailedAttempt(call, attemptsOf, limit);
  if (triesLeft > 0) return { ok: false, code: 'wrongPayPassword', params: { triesLeft } };
  return { ok: false, code: 'payPasswordLocked', params: { retryAfter: limit.lock } };
}
