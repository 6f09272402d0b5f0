import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { onlineTypes } from '#domain/cashier/methods.ts';
import { inquirySpan, isUnpaid, unpaidStates } from '#domain/payment/payment-life.ts';
import type { Executor } from '#server/db/client.ts';
import { payment } from '#server/db/schema/payment.ts';
import { gatewayOf, type PaymentGateway } from '#server/gateways/payment/index.ts';
import { loggedError } from '#server/wire/failure.ts';
import { bookReading } from './book-reading.ts';

type Payment = typeof payment.$inferSelect;

interface Inquiry {
  readonly db: Executor;
  readonly log: Logger;
  readonly payments: readonly PaymentGateway[];
  readonly now: Date;
}

/** Payments that one run of the job asks about; a slow service must not keep it busy for long. */
const batch = 50;

/** The latest online payment of a member's order. */
export async function latestPayment(
  db: Executor,
  memberId: number,
  orderNo: string,
): Promise<Payment | undefined> {
  const mine = and(eq(payment.memberId, memberId), eq(payment.orderNo, orderNo));
  const [latest] = await db
    .select()
    .from(payment)
    .where(and(mine, inArray(payment.payType, [...onlineTypes])))
    .orderBy(sql`${payment.createdAt} desc, ${payment.number} desc`)
    .limit(1);
  return latest;
}

/** Asks the service about a payment that is not booked and books what it says. A service that cannot be asked changes nothing. */
export async function inquire({ db, log, payments, now }: Inquiry, found: Payment): Promise<void> {
  const gateway = gatewayOf(payments, found.payType);
  if (!gateway || !isUnpaid(found.state)) return;
  try {
    await bookReading(await gateway.inquire(found), gateway, { db, log, now });
  } catch (error) {
    const { number: paymentNumber } = found;
    log.warn({ service: gateway.name, paymentNumber, error: loggedError(error) }, 'a payment inquiry failed');
  }
}

/**
 * Claims the payments that are due for an inquiry. The same statement marks them, so that no two processes
 * ask about one payment; the wait between two inquiries grows with the age of the payment.
 */
async function takeUnconfirmed(db: Executor, now: Date): Promise<readonly Payment[]> {
  const { after, before } = inquirySpan(now);
  const sinceAsked = sql`(${now.toISOString()}::timestamptz - ${payment.askedAt})`;
  const isDue = or(
    isNull(payment.askedAt),
    sql`${sinceAsked} >= (${payment.askedAt} - ${payment.createdAt}) / 2`,
  );
  const due = db
    .select({ number: payment.number })
    .from(payment)
    .where(
      and(
        inArray(payment.state, [...unpaidStates]),
        lt(payment.createdAt, before),
        gt(payment.createdAt, after),
        isDue,
      ),
    )
    .orderBy(asc(payment.createdAt))
    .limit(batch)
    .for('update', { skipLocked: true });
  return db.update(payment).set({ askedAt: now }).where(inArray(payment.number, due)).returning();
}

/** Asks the services about payments whose confirmation is missing. Returns how many it asked about. */
export async function inquireUnconfirmed(inquiry: Inquiry): Promise<number> {
  const taken = await takeUnconfirmed(inquiry.db, inquiry.now);
  for (const found of taken) await inquire(inquiry, found);
  return taken.length;
}
