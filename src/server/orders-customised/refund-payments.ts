import type { Executor } from '#server/db/client.ts';
import { refundOrder, type Undone } from '#server/orders/index.ts';

/** Gives back what was paid of a customised order, which takes neither points nor stock. Returns whether money was given back. */
export function refundPayments(tx: Executor, { memberId, orderNo, now }: Undone): Promise<boolean> {
  return refundOrder(tx, { memberId, orderNo, now, pointsSpent: 0 });
}
