import { constants, cooldowns } from '#generated/constants.ts';
import type { Progress } from '../decide-in-steps.ts';
import { refuseTooMany, refuseWhileWaiting, type TooManyRequests } from './attempts.ts';

/** What a code is mailed for. */
export type CodePurpose = 'register' | 'reset' | 'account';

/** Seconds between two codes of a purpose to one mailbox. */
export const codeCooldowns: Readonly<Record<CodePurpose, number>> = {
  register: cooldowns.sendRegistrationCode,
  reset: cooldowns.sendResetCode,
  account: cooldowns.sendAccountCode,
};

/** The mail that a request for a code brings: the code, or word that the address is registered already. */
export type CodeMail = 'code' | 'registered';

/**
 * The mail to an address for which a code was asked, undefined for none. Only its owner learns whether there is an account: the response
 * is the same in each case, and so is what the request counts for.
 */
export function mailForCode(purpose: CodePurpose, isMember: boolean): CodeMail | undefined {
  switch (purpose) {
    case 'register':
      return isMember ? 'registered' : 'code';
    case 'reset':
      return isMember ? 'code' : undefined;
    case 'account':
      return 'code';
  }
}

/** What the sending of a code depends on, each in seconds to wait, in the order of the checks. */
export interface SendingFacts {
  /** By the limit of the client's address. The check counts the request, even when a later one refuses it. */
  readonly addressWait: number;
  /** By the limit of the mailbox, to which only sent codes count. */
  readonly mailboxWait: number;
  /** Until the cooldown of the last code has passed. */
  readonly cooldown: number;
}

/** Decides whether a code may be mailed, the same for known and unknown e-mails; undefined when it may. */
export function decideSending(
  known: Partial<SendingFacts>,
): Progress<SendingFacts, TooManyRequests | undefined> {
  for (const next of ['addressWait', 'mailboxWait', 'cooldown'] as const) {
    const wait = known[next];
    if (wait === undefined) return { next };
    const decision = refuseWhileWaiting(wait);
    if (decision) return { decision };
  }
  return { decision: undefined };
}

/** What a change by a mailed code depends on, in the order of the checks. */
export interface CodeChangeFacts {
  /** Seconds for which the client's address is locked. */
  readonly addressWait: number;
  readonly isCodeRight: boolean;
  /** The code was used up and the change made: false where it was used in the meantime, or the e-mail is not the one of a change. */
  readonly isChanged: boolean;
}

interface WrongMailedCode {
  readonly ok: false;
  readonly code: 'wrongMailedCode';
}

/** Refuses a mailed code that is wrong, too old, or used; undefined when it is right. */
export function refuseMailedCode(isRight: boolean): WrongMailedCode | undefined {
  return isRight ? undefined : { ok: false, code: 'wrongMailedCode' };
}

/** Why a registration or a new password by a mailed code is refused. */
export type CodeChangeRefusal = TooManyRequests | WrongMailedCode;

/**
 * Decides a registration or a new password by a mailed code; undefined when it is done. An e-mail that is registered already, or not
 * registered, gets the same refusal as a wrong code, so that only the owner of the mailbox learns about the account.
 */
export function decideCodeChange({
  addressWait,
  isCodeRight,
  isChanged,
}: Partial<CodeChangeFacts>): Progress<CodeChangeFacts, CodeChangeRefusal | undefined> {
  if (addressWait === undefined) return { next: 'addressWait' };
  if (addressWait > 0) return { decision: refuseTooMany(addressWait) };
  if (isCodeRight === undefined) return { next: 'isCodeRight' };
  if (!isCodeRight) return { decision: refuseMailedCode(false) };
  if (isChanged === undefined) return { next: 'isChanged' };
  return { decision: refuseMailedCode(isChanged) };
}

/** An e-mail address in the form by which accounts and codes are found. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Seconds until another code may be sent after the one of `sentAt` (ms; undefined for none): whole, 0 when it may be sent now. */
export function secondsUntilNextCode(sentAt: number | undefined, cooldown: number, nowMs: number): number {
  const passed = sentAt === undefined ? cooldown : (nowMs - sentAt) / 1000;
  return Math.max(0, Math.ceil(cooldown - passed));
}

/** Codes that were sent at this moment (ms) or before are too old to be tried. */
export function codesExpiredBefore(nowMs: number): number {
  return nowMs - constants.mailedCodeLife * 1000;
}

/** Codes that may be compared now: tried less often, rightly or not, and sent later (ms). */
export function triableCodes(nowMs: number): { readonly triesBelow: number; readonly sentAfter: number } {
  return { triesBelow: constants.mailedCodeTries, sentAfter: codesExpiredBefore(nowMs) };
}

/** Whether a code may still be compared. */
export function mayTryCode(
  { sentAt, attempts }: { readonly sentAt: number; readonly attempts: number },
  nowMs: number,
): boolean {
  const { triesBelow, sentAfter } = triableCodes(nowMs);
  return attempts < triesBelow && sentAt > sentAfter;
}
