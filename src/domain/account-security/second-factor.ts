import type { AttemptLimit } from '#domain/session/attempts.ts';
import { constants } from '#generated/constants.ts';
import { periodOf } from './totp.ts';

/** How often the second factor may be wrong before it is locked. */
export const secondFactorLimit: AttemptLimit = {
  most: constants.secondFactorTries,
  lasts: constants.secondFactorLock,
};

/**
 * Where a code is entered. Wrong codes are counted apart: who knows only the password, and guesses at sign-in, must not lock what the
 * signed-in member does.
 */
export type SecondFactorPlace = 'signIn' | 'session';

/** What the wrong codes of a member are counted under. */
export function countedSecondFactor(memberId: number, place: SecondFactorPlace): string {
  return place === 'signIn' ? `${memberId} at sign-in` : String(memberId);
}

/** The second factor of a member, as far as the rules need it. */
export interface SecondFactorState {
  /** Base32. */
  readonly secret: string;
  /** When the secret was made, in ms. */
  readonly startedAt: number;
  readonly isEnabled: boolean;
  /** The latest period whose code was used. */
  readonly usedPeriod: number;
}

/** Why a code is not accepted. */
export type WrongSecondFactor =
  | { readonly ok: false; readonly code: 'wrongSecondFactor' }
  | {
      readonly ok: false;
      readonly code: 'secondFactorLocked';
      readonly params: { readonly retryAfter: number };
    };

/** Why something that needs a second factor is refused. */
export type SecondFactorRefusal =
  | { readonly ok: false; readonly code: 'secondFactorNeeded' }
  | WrongSecondFactor;

/**
 * Refuses a second factor that is locked for `locked` seconds, before it is compared, or that was compared and is wrong; undefined
 * when it may be compared or is right.
 */
export function refuseSecondFactor({
  locked,
  isRight = true,
}: {
  readonly locked: number;
  readonly isRight?: boolean;
}): WrongSecondFactor | undefined {
  if (locked > 0) return { ok: false, code: 'secondFactorLocked', params: { retryAfter: locked } };
  return isRight ? undefined : { ok: false, code: 'wrongSecondFactor' };
}

/** Whether sign-in and withdrawals of the member need a code. */
export function needsSecondFactor(state: Pick<SecondFactorState, 'isEnabled'> | undefined): boolean {
  return state?.isEnabled === true;
}

/** Refuses something that needs a second factor before its code is looked at; undefined where there is none or a code is given. */
export function refuseMissingCode(
  state: Pick<SecondFactorState, 'isEnabled'> | undefined,
  given: string | undefined,
): SecondFactorRefusal | undefined {
  const isGiven = given !== undefined && given.trim() !== '';
  return needsSecondFactor(state) && !isGiven ? { ok: false, code: 'secondFactorNeeded' } : undefined;
}

/** Whether a secret still waits for its first code. */
export function mayConfirmSecondFactor(
  state: Pick<SecondFactorState, 'isEnabled' | 'startedAt'> | undefined,
  nowMs: number,
): boolean {
  return (
    state !== undefined && !state.isEnabled && state.startedAt > nowMs - constants.secondFactorSetup * 1000
  );
}

/** A code without the blanks and hyphens that apps show and people copy. */
export function plainCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

/** The period of a code of the app that may be used now: near, and later than the last one used, so that no code works twice. */
export function usablePeriod(
  { secret, usedPeriod }: Pick<SecondFactorState, 'secret' | 'usedPeriod'>,
  code: string,
  nowMs: number,
): number | undefined {
  if (!/^[0-9]{6}$/.test(code)) return undefined;
  const period = periodOf(secret, code, nowMs);
  return period !== undefined && period > usedPeriod ? period : undefined;
}

/** What a typed code uses up: a recovery code, or a period of the app; undefined where it is neither, or may not be used now. */
export type UsableCode =
  | { readonly kind: 'recovery'; readonly code: string }
  | { readonly kind: 'period'; readonly period: number };

/**
 * Reads a typed code. Whether a recovery code is one of the member's is not decided here. Only codes of the app are limited: recovery
 * codes have too many digits to be guessed, and stay a way in for the owner while somebody guesses.
 */
export function usableCode(
  state: Pick<SecondFactorState, 'secret' | 'usedPeriod'>,
  typed: string,
  nowMs: number,
): UsableCode | undefined {
  const code = plainCode(typed);
  if (isRecoveryCode(code)) return { kind: 'recovery', code };
  const period = usablePeriod(state, code, nowMs);
  return period === undefined ? undefined : { kind: 'period', period };
}

/** Without pairs that look alike (0 and O, 1 and I); 32 characters, so that a byte chooses evenly. */
const recoveryCharacters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** 80 bits: random enough to be stored as a fast hash without salt. */
export const recoveryCodeBytes = 16;

/** Random bytes as a recovery code in groups of four, `7KQM-X2VD-9RTH-4WPC`. */
function recoveryCodeFrom(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => recoveryCharacters[byte % recoveryCharacters.length]).join('');
  return text.replace(/(.{4})(?=.)/g, '$1-');
}

/** New recovery codes of a member, each from random bytes of {@link recoveryCodeBytes}. */
export function makeRecoveryCodes(randomBytesOf: (index: number) => Uint8Array): string[] {
  return Array.from({ length: constants.recoveryCodes }, (_, index) =>
    recoveryCodeFrom(randomBytesOf(index)),
  );
}

/** Whether something typed can be a recovery code, after {@link plainCode}. */
function isRecoveryCode(code: string): boolean {
  return code.length === recoveryCodeBytes && [...code].every((one) => recoveryCharacters.includes(one));
}
