import { and, asc, lte } from 'drizzle-orm';
import { closeUnpaid, overdueSince } from '#domain/orders/unpaid-life.ts';
import type { Executor } from '#server/db/client.ts';
import { rowsCondition } from '#server/db/rows-condition.ts';
import { standardOrder } from '#server/db/schema/orders.ts';
import { withLockRetry } from '#server/db/with-lock-retry.ts';
import { lockAccount } from '#server/ledger/index.ts';
import { columnOf, moveOrder } from '#server/orders/index.ts';
import { undoOrder } from './undo-order.ts';

interface Overdue {
  readonly orderNo: string;
  readonly memberId: number;
}

/** Orders that one run closes, so that it ends in a short time. */
const batch = 200;

/** Closes one order unless it was paid, cancelled or closed by another process meanwhile. */
function closeOrder(db: Executor, { orderNo, memberId }: Overdue, now: Date): Promise<boolean> {
  return withLockRetry(db, async (tx) => {
    await lockAccount(tx, memberId);
    const { when, sets, step } = closeUnpaid;
    const steps = [step];
    const isClosed = await moveOrder(tx, { kind: 'StandardOrder', orderNo, when, sets, steps, now });
    if (isClosed) await undoOrder(tx, { orderNo, memberId, now, by: step.by, effects: closeUnpaid });
    return isClosed;
  });
}

/**
 * Closes orders that were not paid in time and gives their stock and points back, each once, however many processes run this.
 * Returns how many were closed. An order that cannot be closed does not keep the others from it; its error is thrown at the end.
 */
export async function closeUnpaidOrders(db: Executor, now: Date): Promise<number> {
  const isUnpaid = rowsCondition(closeUnpaid.when, (field) => columnOf('StandardOrder', field));
  const overdue = await db
    .select({ orderNo: standardOrder.orderNo, memberId: standardOrder.memberId })
    .from(standardOrder)
    .where(and(isUnpaid, lte(standardOrder.createdAt, overdueSince(now))))
    .orderBy(asc(standardOrder.createdAt))
    .limit(batch);
  const errors: unknown[] = [];
  let closed = 0;
  for (const order of overdue)
    try {
      if (await closeOrder(db, order, now)) closed += 1;
    } catch (error) {
      errors.push(error);
    }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} unpaid orders were not closed`);
  return closed;
}
