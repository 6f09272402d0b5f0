import { decideInSteps } from '#domain/decide-in-steps.ts';
import { addressLimit, mailedCodeLimits, type TooManyRequests } from '#domain/session/attempts.ts';
import {
  type CodeChangeRefusal,
  type CodePurpose,
  codeCooldowns,
  decideCodeChange,
  decideSending,
  emailKey,
  mailForCode,
  mayTryCode,
  secondsUntilNextCode,
} from '#domain/session/mailed-codes.ts';
import type { Call } from '../call.ts';
import type { MailedCodeEntry } from '../entries.ts';
import { seededDigits } from '../seeded-random.ts';
import {
  addressAttempts,
  countWithin,
  lockedSeconds,
  recordAttempt,
  recordFailedAttempt,
  secondsUntilRateAllows,
} from './attempts.ts';

function codeOf({ world }: Call, purpose: CodePurpose, email: string): MailedCodeEntry | undefined {
  return world.store.all('mailedCodes').find((one) => one.purpose === purpose && one.email === email);
}

/** Sends a code to an address, or what {@link mailForCode} says instead. */
export async function sendCode(
  call: Call,
  purpose: CodePurpose,
  address: string,
): Promise<{ readonly ok: true } | TooManyRequests> {
  const { store, outbox } = call.world;
  const email = emailKey(address);
  const sentAt = call.now.getTime();
  const before = codeOf(call, purpose, email);
  const mailbox = `mailbox ${email}`;
  const refusal = await decideInSteps(decideSending, {
    addressWait: () => countWithin(call, `codes for ${call.address}`, mailedCodeLimits.address),
    mailboxWait: () => secondsUntilRateAllows(call, mailbox, mailedCodeLimits.mailbox),
    cooldown: () => secondsUntilNextCode(before?.sentAt, codeCooldowns[purpose], sentAt),
  });
  if (refusal) return refusal;
  recordAttempt(call, mailbox, mailedCodeLimits.mailbox.most);
  if (before) store.remove('mailedCodes', before);
  const { code } = store.add('mailedCodes', ($id) => {
    const made = seededDigits(`${purpose} ${email} ${$id}`);
    return { $id, purpose, email, code: made, sentAt, attempts: 0 };
  });
  const mail = mailForCode(purpose, store.find('members', 'email', email) !== undefined);
  if (mail === 'code') outbox.sendMail({ to: email, purpose, code });
  if (mail === 'registered') outbox.sendRegistered(email);
  return { ok: true };
}

/** Whether a code is right; every attempt counts, even a right one. */
export function tryCode(call: Call, purpose: CodePurpose, address: string, code: string): boolean {
  const found = codeOf(call, purpose, emailKey(address));
  const { sentAt = 0, attempts = 0 } = found ?? {};
  if (!found || !mayTryCode({ sentAt, attempts }, call.now.getTime())) return false;
  call.world.store.change('mailedCodes', found, { attempts: attempts + 1 });
  return found.code === code;
}

/** Uses a code up; the cooldown goes on. */
export function markCodeUsed(call: Call, purpose: CodePurpose, address: string): void {
  const found = codeOf(call, purpose, emailKey(address));
  if (found) call.world.store.change('mailedCodes', found, { code: '' });
}

/** Whether a code is right; it is used up then. */
function consumeCode(call: Call, purpose: CodePurpose, address: string, code: string): boolean {
  const isRight = tryCode(call, purpose, address, code);
  if (isRight) markCodeUsed(call, purpose, address);
  return isRight;
}

/** Makes a change by a mailed code of a visitor; undefined when it is made. Wrong codes count for the client's address. */
export function changeByCode(
  call: Call,
  { purpose, email, code }: { readonly purpose: CodePurpose; readonly email: string; readonly code: string },
  change: () => boolean,
): Promise<CodeChangeRefusal | undefined> {
  const client = addressAttempts(call);
  return decideInSteps(decideCodeChange, {
    addressWait: () => lockedSeconds(call, client, addressLimit),
    isCodeRight: () => {
      const isRight = consumeCode(call, purpose, email, code);
      if (!isRight) recordFailedAttempt(call, client, addressLimit);
      return isRight;
    },
    isChanged: change,
  });
}
