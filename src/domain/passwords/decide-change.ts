import type { PayPasswordRefusal } from '../cashier/pay-password.ts';
import { firstRefusal } from '../decide-in-steps.ts';
import type { LoginPasswordRefusal } from '../session/login-password.ts';
import { refuseMailedCode } from '../session/mailed-codes.ts';
import type { refuseUnchanged } from '../session/new-password.ts';

type WrongMailedCode = ReturnType<typeof refuseMailedCode>;

/** Refusals of a first payment password, undefined where there is none. */
export interface FirstPayPasswordRefusals {
  readonly alreadySet: NotOffered | undefined;
  readonly wrongCode: WrongMailedCode;
  /** Finding it out writes the password. */
  readonly overtaken: NotOffered | WrongMailedCode;
}

/** Decides a first payment password. Where there is one, the code is not looked at. */
export const decideFirstPayPassword = firstRefusal<FirstPayPasswordRefusals>(
  'alreadySet',
  'wrongCode',
  'overtaken',
);

/** Refusals of another payment password, undefined where there is none. */
export interface PayPasswordChangeRefusals {
  readonly unchanged: ReturnType<typeof refuseUnchanged>;
  readonly notSet: PayPasswordRefusal | undefined;
  readonly wrongCode: WrongMailedCode;
  readonly wrongPassword: PayPasswordRefusal | undefined;
  /** Finding it out uses the code up and writes the password. */
  readonly overtaken: WrongMailedCode;
}

/**
 * Decides another payment password. The code comes before the old password: without the mailbox nobody learns whether a password is
 * right. It stays valid after a wrong password.
 */
export const decidePayPasswordChange = firstRefusal<PayPasswordChangeRefusals>(
  'unchanged',
  'notSet',
  'wrongCode',
  'wrongPassword',
  'overtaken',
);

/** Refusals of another login password, undefined where there is none. */
export interface LoginPasswordChangeRefusals {
  readonly unchanged: ReturnType<typeof refuseUnchanged>;
  readonly wrongPassword: LoginPasswordRefusal | undefined;
  /** Finding it out writes the password. */
  readonly overtaken: LoginPasswordRefusal | undefined;
}

/** Decides another login password. */
export const decideLoginPasswordChange = firstRefusal<LoginPasswordChangeRefusals>(
  'unchanged',
  'wrongPassword',
  'overtaken',
);

interface NotOffered {
  readonly ok: false;
  readonly code: 'notOffered';
}

/** The result of writing a payment password: another call may have used the code or written a password first. */
export type PayPasswordWriting = 'written' | 'codeUsed' | 'overtaken';

/** Refuses a first payment password where there is one: it is changed with the old one. */
export function refuseFirst(isSet: boolean): NotOffered | undefined {
  return isSet ? { ok: false, code: 'notOffered' } : undefined;
}

/** Refuses a first payment password that another call has overtaken. */
export function refuseFirstWriting(writing: PayPasswordWriting): NotOffered | WrongMailedCode {
  return writing === 'overtaken' ? refuseFirst(true) : refuseMailedCode(writing === 'written');
}

/** Refuses another payment password that another call has overtaken: its code is no longer good for anything. */
export function refuseChangeWriting(writing: PayPasswordWriting): WrongMailedCode {
  return refuseMailedCode(writing === 'written');
}
