import { eq } from 'drizzle-orm';
import { completedOrderEntry } from '#domain/ledger/entries.ts';
import { orderActors } from '#domain/orders/events.ts';
import { effectsOfAction } from '#domain/orders/order-effects.ts';
import { actions } from '#generated/actions.ts';
import type { Executor } from '#server/db/client.ts';
import { standardOrder } from '#server/db/schema/orders.ts';
import { withLockRetry } from '#server/db/with-lock-retry.ts';
import { bookPoints, lockAccount } from '#server/ledger/index.ts';
import { actOnOrder } from '#server/orders/index.ts';
import { undoOrder } from './undo-order.ts';

const { StandardOrder } = actions;
const done = { ok: true } as const;

/** An own order that a member acts on. */
interface OwnOrder {
  readonly memberId: number;
  readonly orderNo: string;
  readonly now: Date;
}

/** Cancels an order that is not on its way, and gives back what it took. */
export function cancelOrder(db: Executor, own: OwnOrder) {
  return withLockRetry(db, async (tx) => {
    await lockAccount(tx, own.memberId);
    const action = StandardOrder.cancel;
    const refusal = await actOnOrder(tx, { ...own, kind: 'StandardOrder', action });
    if (refusal) return refusal;
    await undoOrder(tx, { ...own, by: orderActors.byMember, effects: effectsOfAction(action) });
    return done;
  });
}

/** Completes an order that has arrived, which credits its points. */
export function confirmReceipt(db: Executor, own: OwnOrder) {
  const { memberId, orderNo, now } = own;
  return withLockRetry(db, async (tx) => {
    await lockAccount(tx, memberId);
    const action = StandardOrder.confirmReceipt;
    const refusal = await actOnOrder(tx, { ...own, kind: 'StandardOrder', action });
    if (refusal || !effectsOfAction(action).credits) return refusal ?? done;
    const [order] = await tx
      .select({ usMoney: standardOrder.usMoney })
      .from(standardOrder)
      .where(eq(standardOrder.orderNo, orderNo));
    const earned = completedOrderEntry(orderNo, order?.usMoney ?? 0);
    await bookPoints(tx, { ...earned, memberId, createdAt: now });
    return done;
  });
}
