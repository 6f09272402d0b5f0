import { constants } from '#generated/constants.ts';
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
  purpose: Purpose,
  address: string,
  cooldown: number,
  mayArrive = true,
): { readonly ok: true } | TooSoon {
  const { store, outbox } = call.world;
  const email = address.trim().toLowerCase();
  const sentAt = call.now.getTime();
  const before = codeOf(call, purpose, email);
  const passed = before ? (sentAt - before.sentAt) / 1000 : cooldown;
  if (passed < cooldown)
    return {
      ok: false,
      code: 'tooManyRequests',
      params: { retryAfter: Math.max(1, Math.ceil(cooldown - passed)) },
    };
  if (before) store.remove('mailedCodes', before);
  const { code } = store.add('mailedCodes', ($id) => {
    const made = seededDigits(`${purpose} ${email} ${$id}`);
    return { $id, purpose, email, code: made, sentAt, attempts: 0 };
  });
  if (mayArrive) outbox.sendMail({ to: email, purpose, code });
  return { ok: true };
}

/** Whether a code is right. Every attempt counts, right ones included; after five the code is worthless. */
export function tryCode(call: Call, purpose: Purpose, address: string, code: string): boolean {
  const { store } = call.world;
  const found = codeOf(call, purpose, address.trim().toLowerCase());
  if (!found) return false;
  const age = (call.now.getTime() - found.sentAt) / 1000;
  store.change('mailedCodes', found, { attempts: found.attempts + 1 });
  return found.code === code && found.attempts < constants.mailedCodeTries && age <= constants.mailedCodeLife;
}

/** Uses up a code that was right. */
export function markCodeUsed(call: Call, purpose: Purpose, address: string): void {
  const found = codeOf(call, purpose, address.trim().toLowerCase());
  if (found) call.world.store.change('mailedCodes', found, { code: '' });
}

/** Uses a code up, if it is right. */
export function consumeCode(call: Call, purpose: Purpose, address: string, code: string): boolean {
  const isRight = tryCode(call, purpose, address, code);
  if (isRight) markCodeUsed(call, purpose, address);
  return isRight;
}
