import { eq } from 'drizzle-orm';
import { decideInSteps } from '#domain/decide-in-steps.ts';
import { mailedCodeLimits, type TooManyRequests } from '#domain/session/attempts.ts';
import { decideSending, emailKey } from '#domain/session/mailed-codes.ts';
import { ApiRefusal } from '#domain/wire/envelope.ts';
import type { CallContext } from '#server/call-context.ts';
import { member } from '#server/db/schema/session.ts';
import type { Mail } from '#server/gateways/mail/index.ts';
import { loggedError } from '#server/wire/failure.ts';
import { countWithin, recordAttempt, remainingWait } from './attempts.ts';
import { codeMail, knownMail } from './code-mails.ts';
import { type CodeKey, cancelReservation, makeCode, reserveSending } from './mailed-code.ts';

type Sent = { readonly ok: true } | TooManyRequests;

/** Reserves the sending of a code within all limits. */
async function reserveWithinLimits(
  { db, now, address }: CallContext,
  key: CodeKey,
): Promise<TooManyRequests | undefined> {
  const asked = { kind: 'mailAddress', key: address } as const;
  const mailbox = { kind: 'mailbox', key: key.email } as const;
  const refused = await decideInSteps(decideSending, {
    addressWait: () => countWithin(db, asked, mailedCodeLimits.address, now),
    mailboxWait: () => remainingWait(db, mailbox, mailedCodeLimits.mailbox, now),
    cooldown: () => reserveSending(db, key, now),
  });
  if (!refused) await recordAttempt(db, mailbox, now);
  return refused;
}

function logFailure({ log }: CallContext, { purpose }: CodeKey, error: unknown): void {
  log.error({ purpose, error: loggedError(error) }, 'a mail could not be sent');
}

/** Runs the work; when it fails, cancels the reservation and refuses the call, which may be retried immediately. */
async function orUnavailable(context: CallContext, key: CodeKey, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    logFailure(context, key, error);
    await cancelReservation(context.db, key, context.now);
    throw new ApiRefusal('unavailable');
  }
}

async function sendReserved(
  context: CallContext,
  key: CodeKey,
  writeMail: (code: string, isMember: boolean) => Mail | undefined,
  goesLater: boolean,
): Promise<Sent> {
  const { db, now, mail } = context;
  const refused = await reserveWithinLimits(context, key);
  if (refused) return refused;
  const code = await makeCode(db, key, now);
  const [found] = await db.select({ id: member.id }).from(member).where(eq(member.email, key.email));
  const made = writeMail(code, found !== undefined);
  if (!goesLater && made) await orUnavailable(context, key, () => mail.send(made));
  if (goesLater) await orUnavailable(context, key, mail.check);
  // The reservation stays when this fails: cancelling it would reveal to the next caller that there was a mail.
  if (goesLater && made) void mail.send(made).catch((error) => logFailure(context, key, error));
  return { ok: true };
}

/** Sends a registration code. A registered e-mail gets a mail that says so, with the same amount of work. */
export function sendRegistrationCode(context: CallContext, address: string): Promise<Sent> {
  const key: CodeKey = { purpose: 'register', email: emailKey(address) };
  const recipient = { language: context.language, to: key.email, at: context.now };
  const writeMail = (code: string, isMember: boolean) =>
    isMember ? knownMail(recipient) : codeMail(recipient, 'register', code);
  return sendReserved(context, key, writeMail, false);
}

/**
 * Sends a password reset code to members only. The mail is sent after the response, whose duration or failure would otherwise
 * reveal who is registered. Whether mails can be sent at all is checked for everyone.
 */
export function sendResetCode(context: CallContext, address: string): Promise<Sent> {
  const key: CodeKey = { purpose: 'reset', email: emailKey(address) };
  const recipient = { language: context.language, to: key.email, at: context.now };
  const writeMail = (code: string, isMember: boolean) =>
    isMember ? codeMail(recipient, 'reset', code) : undefined;
  return sendReserved(context, key, writeMail, true);
}

/** Sends the code for the payment password to the signed-in member. */
export function sendAccountCode(context: CallContext, email: string): Promise<Sent> {
  const recipient = { language: context.language, to: email, at: context.now };
  const writeMail = (code: string) => codeMail(recipient, 'account', code);
  return sendReserved(context, { purpose: 'account', email }, writeMail, false);
}
