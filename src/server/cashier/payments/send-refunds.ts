import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { refundEntry } from '#domain/ledger/entries.ts';
import { refundEvents } from '#domain/orders/refunds.ts';
import { refundAfter } from '#domain/payment/refund-life.ts';
import type { Executor } from '#server/db/client.ts';
import { payment, refund } from '#server/db/schema/payment.ts';
import { withLockRetry } from '#server/db/with-lock-retry.ts';
import type { MailGateway } from '#server/gateways/mail/index.ts';
import { gatewayOf, type PaymentGateway, type RefundAnswer } from '#server/gateways/payment/index.ts';
import { bookMoney, lockAccount } from '#server/ledger/index.ts';
import { loggedError } from '#server/wire/failure.ts';
import { reportRefund } from '../report-refund.ts';
import { mailAboutCredit } from './refund-mail.ts';

interface Sending {
  readonly db: Executor;
  readonly log: Logger;
  readonly mail: MailGateway;
  readonly payments: readonly PaymentGateway[];
  readonly now: Date;
}

type Payment = typeof payment.$inferSelect;
type Refund = typeof refund.$inferSelect;

/** Refunds that one run of the job asks for; a slow service must not keep it busy for long. */
const batch = 50;

/**
 * Takes the refunds that are due for an attempt. The same statement marks them, so that no two processes ask for one refund; the wait
 * between two attempts grows with the age of the refund.
 */
function takePending(db: Executor, now: Date): Promise<Refund[]> {
  const sinceTried = sql`(${now.toISOString()}::timestamptz - ${refund.triedAt})`;
  const isRested = sql`${sinceTried} >= (${refund.triedAt} - ${refund.createdAt}) / 2`;
  const due = db
    .select({ number: refund.paymentNumber })
    .from(refund)
    .where(and(eq(refund.state, 'pending'), or(isNull(refund.triedAt), isRested)))
    .orderBy(asc(refund.createdAt))
    .limit(batch)
    .for('update', { skipLocked: true });
  return db
    .update(refund)
    .set({ triedAt: now, attempts: sql`${refund.attempts} + 1` })
    .where(inArray(refund.paymentNumber, due))
    .returning();
}

/** Asks the service of a payment for its refund; one that is not set up can carry out nothing now. */
async function ask({ payments }: Sending, found: Payment, refundRef: string | null): Promise<RefundAnswer> {
  const { number, serviceRef, payType, amount, currency } = found;
  const gateway = gatewayOf(payments, payType);
  if (!gateway || serviceRef === null) return { reply: 'postponed' };
  return gateway.refund({ number, serviceRef, refundRef, amount, currency });
}

/** Books the answer of a service, once; returns the new state of the refund, undefined where it was booked before. */
function bookAnswer(
  { db, now }: Sending,
  { payType, amount, number, memberId, orderNo }: Payment,
  { createdAt }: Refund,
  { reply, refundRef }: RefundAnswer,
) {
  const state = refundAfter(reply, createdAt, now);
  return withLockRetry(db, async (tx) => {
    await lockAccount(tx, memberId);
    const [booked] = await tx
      .update(refund)
      .set({ state, ...(refundRef && { serviceRef: refundRef }), endedAt: state === 'pending' ? null : now })
      .where(and(eq(refund.paymentNumber, number), eq(refund.state, 'pending')))
      .returning();
    const event = refundEvents[state];
    if (!booked || event === undefined) return undefined;
    if (state === 'credited') {
      const entry = refundEntry({ payType, amount, objectId: orderNo ?? number });
      await bookMoney(tx, { ...entry, memberId, createdAt: now });
    }
    await reportRefund(tx, { number, memberId, orderNo, payType, amount, state }, event, now);
    return state;
  });
}

/** Asks for one refund and books the answer. A service that cannot be asked changes nothing: the next attempt has the same number. */
async function send(sending: Sending, taken: Refund): Promise<void> {
  const { db, log } = sending;
  const { paymentNumber } = taken;
  const [found] = await db.select().from(payment).where(eq(payment.number, paymentNumber));
  if (!found) throw new Error(`the payment ${paymentNumber} was lost`);
  try {
    const answer = await ask(sending, found, taken.serviceRef);
    const state = await bookAnswer(sending, found, taken, answer);
    log.info({ paymentNumber, reply: answer.reply, state }, 'a refund was sent');
    if (state === 'credited') await mailAboutCredit(sending, found);
  } catch (error) {
    log.warn({ paymentNumber, error: loggedError(error) }, 'the outcome of a refund is unknown');
  }
}

/** Asks the payment services for refunds that are on their way. Returns how many it asked for. */
export async function sendRefunds(sending: Sending): Promise<number> {
  const taken = await takePending(sending.db, sending.now);
  for (const one of taken) await send(sending, one);
  return taken.length;
}
