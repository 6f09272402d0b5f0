import type { Executor } from '#server/db/client.ts';
import { correctOrderInvoices } from '#server/invoice/index.ts';
import { refundOrder, type Undone } from '#server/orders/index.ts';

/** Gives back what was paid of a customised order, which takes neither points nor stock, and corrects its invoices. */
export async function refundPayments(tx: Executor, { effects: _, ...undone }: Undone): Promise<void> {
  await refundOrder(tx, { ...undone, pointsSpent: 0 });
  await correctOrderInvoices(tx, undone.orderNo, undone.now);
}
