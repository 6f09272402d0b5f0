import type { Executor } from '#server/db/client.ts';
import { correctOrderInvoices } from '#server/invoice/index.ts';
import { refundOrder, type Undone } from '#server/orders/index.ts';

/**
 * Gives back what was paid of a customised order, which takes neither points nor stock, and corrects its invoices. Returns whether
 * money was given back.
 */
export async function refundPayments(tx: Executor, { memberId, orderNo, now }: Undone): Promise<boolean> {
  const isRefunded = await refundOrder(tx, { memberId, orderNo, now, pointsSpent: 0 });
  await correctOrderInvoices(tx, orderNo, now);
  return isRefunded;
}
