import type { Logger } from 'pino';
import type { Executor } from '#server/db/client.ts';
import type { PaymentGateway, Reading } from '#server/gateways/payment/index.ts';
import { bookConfirmation } from '../book-confirmation.ts';

interface Books {
  readonly db: Executor;
  readonly log: Logger;
  readonly now: Date;
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
    return false;
  }
  const { paymentNumber } = reading;
  const booking = await bookConfirmation(db, reading, now);
  if (booking.ok) log.info({ service, paymentNumber, state: booking.state }, 'a payment was confirmed');
  else log.error({ service, paymentNumber, refused: booking.refused }, 'a payment notification was refused');
  return booking.ok;
}
