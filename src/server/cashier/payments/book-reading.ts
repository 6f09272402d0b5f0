import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Executor } from '#server/db/client.ts';
import { payment } from '#server/db/schema/payment.ts';
import type { PaymentGateway, Reading } from '#server/gateways/payment/index.ts';
import { logSecurity } from '#server/security-log.ts';
import { bookConfirmation } from '../book-confirmation.ts';

interface Books {
  readonly db: Executor;
  readonly log: Logger;
  readonly now: Date;
}

async function payerOf(db: Executor, number: string): Promise<number | undefined> {
  const [found] = await db
    .select({ memberId: payment.memberId })
    .from(payment)
    .where(eq(payment.number, number));
  return found?.memberId;
}

/** Books what a service reported. Returns false, and logs why, when the report is rejected. */
export async function bookReading(
  reading: Reading,
  { name: service }: PaymentGateway,
  { db, log, now }: Books,
): Promise<boolean> {
  if (reading === 'ignored') return true;
  if (reading === 'forged') {
    log.warn({ service }, 'a payment notification is not genuine');
    logSecurity(log, { event: 'paymentReport', outcome: 'refused', reason: 'forged' });
    return false;
  }
  const { paymentNumber } = reading;
  const booking = await bookConfirmation(db, reading, now);
  if (booking.ok) log.info({ service, paymentNumber, state: booking.state }, 'a payment was confirmed');
  else log.error({ service, paymentNumber, refused: booking.refused }, 'a payment notification was refused');
  logSecurity(log, {
    event: 'paymentReport',
    outcome: booking.ok ? 'success' : 'refused',
    reason: booking.ok ? booking.state : booking.refused,
    memberId: await payerOf(db, paymentNumber),
    subject: paymentNumber,
  });
  return booking.ok;
}
