import {
  needsSecondFactor,
  plainCode,
  refuseMissingCode,
  refuseSecondFactor,
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
  memberId: number,
  isRight: () => boolean,
): WrongSecondFactor | undefined {
  const attemptsOf = `second factor ${memberId}`;
  const locked = refuseSecondFactor({ locked: lockedSeconds(call, attemptsOf, secondFactorLimit) });
  if (locked) return locked;
  const wrong = refuseSecondFactor({ locked: 0, isRight: isRight() });
  if (wrong) recordFailedAttempt(call, attemptsOf, secondFactorLimit);
  else clearFailedAttempts(call, attemptsOf);
  return wrong;
}

function spendCode({ world: { store }, now }: Call, state: SecondFactorEntry, given: string): boolean {
  const usable = usableCode(state, given, now.getTime());
  if (!usable) return false;
  if (usable.kind === 'recovery') {
    const used = state.recoveryCodes.find((code) => plainCode(code) === usable.code);
    store.change('secondFactors', state, {
      recoveryCodes: state.recoveryCodes.filter((code) => code !== used),
    });
    return used !== undefined;
  }
  store.change('secondFactors', state, { usedPeriod: usable.period });
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
