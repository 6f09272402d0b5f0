import { firstRefusal } from '../decide-in-steps.ts';
import type { LoginPasswordRefusal } from '../session/login-password.ts';
import { mayConfirmSecondFactor, needsSecondFactor, type WrongSecondFactor } from './second-factor.ts';

interface NotOffered {
  readonly ok: false;
  readonly code: 'notOffered';
}

type IsEnabled = Parameters<typeof needsSecondFactor>[0];

const notOffered: NotOffered = { ok: false, code: 'notOffered' };

/** Refuses a new secret while the second factor is on, which would replace it without a code. */
export function refuseStart(state: IsEnabled): NotOffered | undefined {
  return needsSecondFactor(state) ? notOffered : undefined;
}

/** Refuses the first code where no secret waits for one any more. */
export function refuseConfirmation(
  state: Parameters<typeof mayConfirmSecondFactor>[0],
  nowMs: number,
): NotOffered | undefined {
  return mayConfirmSecondFactor(state, nowMs) ? undefined : notOffered;
}

/** Refuses a change of a second factor that is not on. */
export function refuseWithoutSecondFactor(state: IsEnabled): NotOffered | undefined {
  return needsSecondFactor(state) ? undefined : notOffered;
}

/** Refusals of a new secret, undefined where there is none. */
export interface StartRefusals {
  readonly notOffered: NotOffered | undefined;
  readonly wrongPassword: LoginPasswordRefusal | undefined;
  /** Finding it out stores the secret; the second factor may have been switched on in the meantime. */
  readonly overtaken: NotOffered | undefined;
}

/** Decides whether a new secret is made. */
export const decideStart = firstRefusal<StartRefusals>('notOffered', 'wrongPassword', 'overtaken');

/** Refusals of a secret's first code, undefined where there is none. */
export interface ConfirmationRefusals {
  readonly notOffered: NotOffered | undefined;
  readonly wrongCode: WrongSecondFactor | undefined;
  /** Finding it out switches the second factor on; another secret may have been made in the meantime. */
  readonly overtaken: NotOffered | undefined;
}

/** Decides whether the second factor is switched on. */
export const decideConfirmation = firstRefusal<ConfirmationRefusals>('notOffered', 'wrongCode', 'overtaken');

/** Refusals of a change that takes both password and code, undefined where there is none. */
export interface ProofRefusals {
  readonly notOffered: NotOffered | undefined;
  readonly wrongPassword: LoginPasswordRefusal | undefined;
  /** Finding it out uses the code up. */
  readonly wrongCode: WrongSecondFactor | undefined;
}

/** Decides whether a second factor may be changed: the code only after the password, so that it is not used up in vain. */
export const decideProof = firstRefusal<ProofRefusals>('notOffered', 'wrongPassword', 'wrongCode');
