import { and, asc, eq, inArray, notExists } from 'drizzle-orm';
import type { OrderActor } from '#domain/orders/events.ts';
import { refundOf, refundSteps } from '#domain/orders/refunds.ts';
import { settlingStates } from '#domain/payment/payment-life.ts';
import { type ReceivedPayment, type RefundState, shownRefund } from '#domain/payment/refund-life.ts';
import type { Executor } from '#server/db/client.ts';
import { payment, refund } from '#server/db/schema/payment.ts';
import { bookMoney, bookPoints } from '#server/ledger/index.ts';
import { addSteps } from './history.ts';

/** An order that gives back what it took. */
export interface GivenBack {
  readonly memberId: number;
  readonly orderNo: string;
  readonly pointsSpent: number;
  readonly now: Date;
  readonly by: OrderActor;
}

/** A refund as it is decided. */
interface DecidedRefund extends ReceivedPayment {
  readonly number: string;
  readonly memberId: number;
  readonly state: RefundState;
}

/** Stores refunds, before any payment service is asked for them. */
export async function storeRefunds(
  tx: Executor,
  refunds: readonly DecidedRefund[],
  now: Date,
): Promise<void> {
  if (refunds.length === 0) return;
  const rows = refunds.map(({ number, memberId, state }) => ({
    paymentNumber: number,
    memberId,
    state,
    attempts: 0,
    createdAt: now,
    endedAt: state === 'pending' ? null : now,
  }));
  await tx.insert(refund).values(rows);
}

/**
 * Gives back what an order took, each payment at most once: to the balance at once, while a job asks the payment services for the
 * others. The caller holds the lock of the account and has moved the order.
 */
export async function refundOrder(tx: Executor, { memberId, orderNo, pointsSpent, now, by }: GivenBack) {
  const known = tx.select().from(refund).where(eq(refund.paymentNumber, payment.number));
  const paid = await tx
    .select({
      number: payment.number,
      memberId: payment.memberId,
      payType: payment.payType,
      amount: payment.amount,
    })
    .from(payment)
    .where(and(eq(payment.orderNo, orderNo), inArray(payment.state, [...settlingStates]), notExists(known)));
  const { refunds, money, points } = refundOf({ orderNo, pointsSpent, paid });
  await storeRefunds(tx, refunds, now);
  for (const entry of points) await bookPoints(tx, { ...entry, memberId, createdAt: now });
  for (const entry of money) await bookMoney(tx, { ...entry, memberId, createdAt: now });
  await addSteps(tx, orderNo, refundSteps(refunds, by), now);
}

/** The refunds of an order as they are on the wire, oldest first. */
export async function readRefunds(db: Executor, orderNo: string) {
  const rows = await db
    .select({
      amount: payment.amount,
      payType: payment.payType,
      state: refund.state,
      createdAt: refund.createdAt,
      endedAt: refund.endedAt,
    })
    .from(refund)
    .innerJoin(payment, eq(payment.number, refund.paymentNumber))
    .where(eq(payment.orderNo, orderNo))
    .orderBy(asc(refund.createdAt), asc(refund.paymentNumber));
  return rows.map(shownRefund);
}
