import type { SecondFactorRefusal } from '../account-security/second-factor.ts';
import type { Progress } from '../decide-in-steps.ts';
import { refuseTooMany, type TooManyRequests } from './attempts.ts';
import { type LoginPasswordRefusal, refuseLoginPassword } from './login-password.ts';

/** What a sign-in depends on, in the order of the checks. */
export interface SignInFacts {
  /** The check uses the captcha up. */
  readonly isCaptchaRight: boolean;
  /** Seconds for which the account is locked, 0 where it is not. */
  readonly accountWait: number;
  /** Seconds for which the network address is locked, 0 where it is not. */
  readonly addressWait: number;
  /** False also where no account has the e-mail. */
  readonly isPasswordRight: boolean;
  /** Undefined where the second factor is right, or the member has none. */
  readonly secondFactor: SecondFactorRefusal | undefined;
}

/** Why a sign-in is refused. */
export type SignInRefusal =
  | { readonly ok: false; readonly code: 'wrongCaptcha' }
  | LoginPasswordRefusal
  | TooManyRequests
  | SecondFactorRefusal;

interface SignInDecision {
  /** Undefined where the member is signed in. */
  readonly refusal: SignInRefusal | undefined;
  /** The captcha may be sent again. */
  readonly restoresCaptcha: boolean;
}

function end(refusal?: SignInRefusal, restoresCaptcha = false): Progress<SignInFacts, SignInDecision> {
  return { decision: { refusal, restoresCaptcha } };
}

/**
 * Decides a sign-in: captcha, locks, password, second factor. While there is a lock the password is not compared, so that nobody
 * learns which one was right. When only the second factor is missing or wrong, the captcha works again: a member who knows the
 * password should not have to read another picture.
 */
export function decideSignIn(known: Partial<SignInFacts>): Progress<SignInFacts, SignInDecision> {
  const { isCaptchaRight, accountWait, addressWait, isPasswordRight, secondFactor } = known;
  if (isCaptchaRight === undefined) return { next: 'isCaptchaRight' };
  if (!isCaptchaRight) return end({ ok: false, code: 'wrongCaptcha' });
  if (accountWait === undefined) return { next: 'accountWait' };
  const locked = refuseLoginPassword({ locked: accountWait });
  if (locked) return end(locked);
  if (addressWait === undefined) return { next: 'addressWait' };
  if (addressWait > 0) return end(refuseTooMany(addressWait));
  if (isPasswordRight === undefined) return { next: 'isPasswordRight' };
  if (!isPasswordRight) return end(refuseLoginPassword({ locked: 0, isRight: false }));
  if (!('secondFactor' in known)) return { next: 'secondFactor' };
  return secondFactor ? end(secondFactor, true) : end();
}
