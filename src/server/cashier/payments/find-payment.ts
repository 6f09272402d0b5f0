import { eq } from 'drizzle-orm';
import type { Language } from '#domain/language.ts';
import { isPayable } from '#domain/payment/payment-life.ts';
import type { StartedPayment } from '#domain/payment/sandbox-page.ts';
import type { Database } from '#server/db/client.ts';
import { payment } from '#server/db/schema/payment.ts';
import { numberOfTicket, type SentPayment } from '#server/gateways/payment/index.ts';
import { findDue } from '../due.ts';

export type Payment = typeof payment.$inferSelect;

/** The payment of a ticket issued by this shop. */
export async function findPayment(db: Database, ticket: string): Promise<Payment | undefined> {
  const number = await numberOfTicket(db, ticket);
  if (number === undefined) return undefined;
  const [found] = await db.select().from(payment).where(eq(payment.number, number));
  return found;
}

/** Stores the number by which the service knows the payment. */
export async function noteSent(
  db: Database,
  { number }: Payment,
  { serviceOrder }: SentPayment,
): Promise<void> {
  if (serviceOrder === undefined) return;
  await db.update(payment).set({ serviceOrder }).where(eq(payment.number, number));
}

/** Whether the payment would still settle something; otherwise the money would only go back. */
export async function canStillBePaid(db: Database, found: Payment): Promise<boolean> {
  const { orderNo } = found;
  const due = orderNo === null ? undefined : await db.transaction((tx) => findDue(tx, orderNo));
  return isPayable(found, due);
}

export function startedPayment(found: Payment, ticket: string, language: Language): StartedPayment {
  const { number, orderNo, amount, currency } = found;
  return { number, ticket, orderNo, amount, currency, language };
}
