import { mailedCodeLimits } from '#domain/session/attempts.ts';
import { emailKey, mayTryCode, secondsUntilNextCode } from '#domain/session/mailed-codes.ts';
import { recordAttempt, secondsUntilRateAllows } from './attempts.ts';
import type { Call, Refused } from './call.ts';
import type { MailedCodeEntry } from './entries.ts';
import { seededDigits } from './seeded-random.ts';

type Purpose = MailedCodeEntry['purpose'];

function codeOf({ world }: Call, purpose: Purpose, email: string): MailedCodeEntry | undefined {
  return world.store.all('mailedCodes').find((one) => one.purpose === purpose && one.email === email);
}

interface TooSoon extends Refused<'tooManyRequests'> {
  readonly params: { readonly retryAfter: number };
}

/** Sends a code. With `mayArrive: false` it only looks sent, so that nobody learns which members exist. */
export function sendCode(
  call: Call,
  {
    purpose,
    address,
    cooldown,
    mayArrive = true,
  }: {
    readonly purpose: Purpose;
    readonly address: string;
    readonly cooldown: number;
    readonly mayArrive?: boolean;
  },
): { readonly ok: true } | TooSoon {
  const { store, outbox } = call.world;
  const email = emailKey(address);
  const sentAt = call.now.getTime();
  const before = codeOf(call, purpose, email);
  const clientAddress = `codes for ${call.world.clientAddress()}`;
  const mailbox = `mailbox ${email}`;
  const addressWait = secondsUntilRateAllows(call, clientAddress, mailedCodeLimits.address);
  if (addressWait === 0) recordAttempt(call, clientAddress, mailedCodeLimits.address.most);
  const retryAfter =
    addressWait ||
    secondsUntilRateAllows(call, mailbox, mailedCodeLimits.mailbox) ||
    secondsUntilNextCode(before?.sentAt, cooldown, sentAt);
  if (retryAfter > 0) return { ok: false, code: 'tooManyRequests', params: { retryAfter } };
  recordAttempt(call, mailbox, mailedCodeLimits.mailbox.most);
  if (before) store.remove('mailedCodes', before);
  const { code } = store.add('mailedCodes', ($id) => {
    const made = seededDigits(`${purpose} ${email} ${$id}`);
    return { $id, purpose, email, code: made, sentAt, attempts: 0 };
  });
  if (mayArrive) outbox.sendMail({ to: email, purpose, code });
  return { ok: true };
}

/** Whether a code is right; every attempt counts, also a right one. */
export function tryCode(call: Call, purpose: Purpose, address: string, code: string): boolean {
  const found = codeOf(call, purpose, emailKey(address));
  const { sentAt = 0, attempts = 0 } = found ?? {};
  if (!found || !mayTryCode({ sentAt, attempts }, call.now.getTime())) return false;
  call.world.store.change('mailedCodes', found, { attempts: attempts + 1 });
  return found.code === code;
}

/** Uses a code up; the cooldown goes on. */
export function markCodeUsed(call: Call, purpose: Purpose, address: string): void {
  const found = codeOf(call, purpose, emailKey(address));
  if (found) call.world.store.change('mailedCodes', found, { code: '' });
}

/** Whether a code is right; it is used up then. */
export function consumeCode(call: Call, purpose: Purpose, address: string, code: string): boolean {
  const isRight = tryCode(call, purpose, address, code);
  if (isRight) markCodeUsed(call, purpose, address);
  return isRight;
}
