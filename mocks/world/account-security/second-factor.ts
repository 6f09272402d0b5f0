import {
  countedSecondFactor,
  needsSecondFactor,
  plainCode,
  refuseMissingCode,
  refuseSecondFactor,
  type SecondFactorPlace,
  type SecondFactorRefusal,
  secondFactorLimit,
  usableCode,
  type WrongSecondFactor,
} from '#domain/account-security/second-factor.ts';
import { codeAt } from '#domain/account-security/totp.ts';
import type { Call } from '../call.ts';
import type { SecondFactorEntry } from '../entries.ts';
import { clearFailedAttempts, lockedSeconds, recordFailedAttempt } from '../session/attempts.ts';

/** The second factor of a member, on or waiting for its first code. */
export function secondFactorOf({ world }: Call, memberId: number): SecondFactorEntry | undefined {
  return world.store.find('secondFactors', '$owner', memberId);
}

/** Runs a check whose failures are limited like wrong passwords. */
export function limitSecondFactor(
  call: Call,
  { memberId, place }: { readonly memberId: number; readonly place: SecondFactorPlace },
  isRight: () => boolean,
): WrongSecondFactor | undefined {
  const attemptsOf = `second factor ${countedSecondFactor(memberId, place)}`;
  const locked = refuseSecondFactor({ locked: lockedSeconds(call, attemptsOf, secondFactorLimit) });
  if (locked) return locked;
  const wrong = refuseSecondFactor({ locked: 0, isRight: isRight() });
  if (wrong) recordFailedAttempt(call, attemptsOf, secondFactorLimit);
  else clearFailedAttempts(call, attemptsOf);
  return wrong;
}

function spendRecoveryCode({ world: { store } }: Call, state: SecondFactorEntry, code: string): boolean {
  const used = state.recoveryCodes.find((one) => plainCode(one) === code);
  store.change('secondFactors', state, { recoveryCodes: state.recoveryCodes.filter((one) => one !== used) });
  return used !== undefined;
}

/** Checks a code of a member whose second factor is on, and uses it up. */
export function checkSecondFactor(
  call: Call,
  state: SecondFactorEntry,
  { given, place }: { readonly given: string; readonly place: SecondFactorPlace },
): WrongSecondFactor | undefined {
  const usable = usableCode(state, given, call.now.getTime());
  if (usable?.kind === 'recovery')
    return refuseSecondFactor({ locked: 0, isRight: spendRecoveryCode(call, state, usable.code) });
  return limitSecondFactor(call, { memberId: state.$owner, place }, () => {
    if (usable) call.world.store.change('secondFactors', state, { usedPeriod: usable.period });
    return usable !== undefined;
  });
}

/** Checks the second factor of a member; undefined when it is right or the member has none. */
export function requireSecondFactor(
  call: Call,
  memberId: number,
  {
    given = '',
    place = 'session',
  }: { readonly given: string | undefined; readonly place?: SecondFactorPlace },
): SecondFactorRefusal | undefined {
  const state = secondFactorOf(call, memberId);
  if (!state || !needsSecondFactor(state)) return undefined;
  const missing = refuseMissingCode(state, given);
  if (missing) call.world.outbox.logSecondFactor(codeAt(state.secret, call.now.getTime()));
  return missing ?? checkSecondFactor(call, state, { given, place });
}
