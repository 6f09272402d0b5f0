import {
  isRecoveryCode,
  needsSecondFactor,
  plainCode,
  refuseMissingCode,
  type SecondFactorRefusal,
  secondFactorLimit,
  usablePeriod,
  type WrongSecondFactor,
} from '#domain/account-security/second-factor.ts';
import { codeAt } from '#domain/account-security/totp.ts';
import { clearFailedAttempts, lockedSeconds, recordFailedAttempt } from './attempts.ts';
import type { Call } from './call.ts';
import type { SecondFactorEntry } from './entries.ts';

/** The second factor of a member, on or waiting for its first code. */
export function secondFactorOf({ world }: Call, memberId: number): SecondFactorEntry | undefined {
  return world.store.find('secondFactors', '$owner', memberId);
}

/** Runs a check whose failures are limited like wrong passwords. */
export function limitSecondFactor(
  call: Call,
  memberId: number,
  isRight: () => boolean,
): WrongSecondFactor | undefined {
  const attemptsOf = `second factor ${memberId}`;
  const retryAfter = lockedSeconds(call, attemptsOf, secondFactorLimit);
  if (retryAfter > 0) return { ok: false, code: 'secondFactorLocked', params: { retryAfter } };
  if (!isRight()) {
    recordFailedAttempt(call, attemptsOf, secondFactorLimit);
    return { ok: false, code: 'wrongSecondFactor' };
  }
  clearFailedAttempts(call, attemptsOf);
  return undefined;
}

function spendCode({ world: { store }, now }: Call, state: SecondFactorEntry, given: string): boolean {
  const code = plainCode(given);
  if (isRecoveryCode(code)) {
    const left = state.recoveryCodes.filter((one) => plainCode(one) !== code);
    store.change('secondFactors', state, { recoveryCodes: left });
    return left.length < state.recoveryCodes.length;
  }
  const usedPeriod = usablePeriod(state, code, now.getTime());
  if (usedPeriod === undefined) return false;
  store.change('secondFactors', state, { usedPeriod });
  return true;
}

/** Checks a code of a member whose second factor is on, and uses it up. */
export function checkSecondFactor(
  call: Call,
  state: SecondFactorEntry,
  given: string,
): WrongSecondFactor | undefined {
  return limitSecondFactor(call, state.$owner, () => spendCode(call, state, given));
}

/** Checks the second factor of a member; undefined when it is right or the member has none. */
export function requireSecondFactor(
  call: Call,
  memberId: number,
  given = '',
): SecondFactorRefusal | undefined {
  const state = secondFactorOf(call, memberId);
  if (!state || !needsSecondFactor(state)) return undefined;
  const missing = refuseMissingCode(state, given);
  if (missing) call.world.outbox.logSecondFactor(codeAt(state.secret, call.now.getTime()));
  return missing ?? checkSecondFactor(call, state, given);
}
