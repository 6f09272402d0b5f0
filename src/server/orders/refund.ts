import { and, eq, inArray, isNull } from 'drizzle-orm';
import { methods } from '#domain/cashier/methods.ts';
import { refundOf } from '#domain/orders/refunds.ts';
import { settlingStates } from '#domain/payment/payment-life.ts';
import type { Executor } from '#server/db/client.ts';
import { payment } from '#server/db/schema/payment.ts';
import { bookMoney, bookPoints } from '#server/ledger/index.ts';

/** An order that gives back what it took. */
export interface Refund {
  readonly memberId: number;
  readonly orderNo: string;
  readonly pointsSpent: number;
  readonly now: Date;
}

/**
 * Gives back what an order took, every payment to the balance of the currency that it was made in, each at most once. The caller
 * holds the lock of the account and has moved the order. Returns whether money was given back.
 */
export async function refundOrder(tx: Executor, { memberId, orderNo, pointsSpent, now }: Refund) {
  const payments = await tx
    .update(payment)
    .set({ refundedAt: now })
    .where(
      and(
        eq(payment.orderNo, orderNo),
        inArray(payment.state, [...settlingStates]),
        isNull(payment.refundedAt),
      ),
    )
    .returning({ payType: payment.payType, amount: payment.amount });
  const paid = payments.map(({ payType, amount }) => ({ amount, accountType: methods[payType].accountType }));
  const { money, points } = refundOf({ orderNo, pointsSpent, paid });
  for (const entry of points) await bookPoints(tx, { ...entry, memberId, createdAt: now });
  for (const entry of money) await bookMoney(tx, { ...entry, memberId, createdAt: now });
  return money.length > 0;
}
