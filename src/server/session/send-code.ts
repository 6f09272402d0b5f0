import { eq } from 'drizzle-orm';
import { decideInSteps } from '#domain/decide-in-steps.ts';
import { mailedCodeLimits, type TooManyRequests } from '#domain/session/attempts.ts';
import {
  type CodeMail,
  type CodePurpose,
  decideSending,
  emailKey,
  mailForCode,
} from '#domain/session/mailed-codes.ts';
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

function writeMail({ language, now }: CallContext, key: CodeKey, code: string, isMember: boolean) {
  const recipient = { language, to: key.email, at: now };
  const mails: Readonly<Record<CodeMail, () => Mail>> = {
    code: () => codeMail(recipient, key.purpose, code),
    registered: () => knownMail(recipient),
  };
  const kind = mailForCode(key.purpose, isMember);
  return kind && mails[kind]();
}

/**
 * Mails whose duration or failure would reveal who is registered: they are sent after the response. Whether mails can be sent at all is
 * checked for everyone.
 */
const sentLater: ReadonlySet<CodePurpose> = new Set(['reset']);

async function sendReserved(context: CallContext, key: CodeKey): Promise<Sent> {
  const { db, now, mail } = context;
  const refused = await reserveWithinLimits(context, key);
  if (refused) return refused;
  const code = await makeCode(db, key, now);
  const [found] = await db.select({ id: member.id }).from(member).where(eq(member.email, key.email));
  const made = writeMail(context, key, code, found !== undefined);
  const goesLater = sentLater.has(key.purpose);
  if (!goesLater && made) await orUnavailable(context, key, () => mail.send(made));
  if (goesLater) await orUnavailable(context, key, mail.check);
  // The reservation stays when this fails: cancelling it would reveal to the next caller that there was a mail.
  if (goesLater && made) void mail.send(made).catch((error) => logFailure(context, key, error));
  return { ok: true };
}

/** Sends a code to an address, or what {@link mailForCode} says instead, with the same amount of work for members and others. */
export function sendCode(context: CallContext, purpose: CodePurpose, address: string): Promise<Sent> {
  return sendReserved(context, { purpose, email: emailKey(address) });
}
