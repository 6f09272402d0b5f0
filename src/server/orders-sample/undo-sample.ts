import { eq } from 'drizzle-orm';
import { samplePieces } from '#domain/orders-sample/decide-sample.ts';
import { giveStockBack } from '#server/catalogue/index.ts';
import type { Executor } from '#server/db/client.ts';
import { sampleOrder } from '#server/db/schema/orders.ts';
import { refundOrder, type Undone } from '#server/orders/index.ts';

/**
 * Gives the points of a sample back and, where the change restocks, its piece. The caller holds the lock of the account and has
 * moved the order, which happens once. No money is involved.
 */
export async function undoSample(tx: Executor, { effects, ...undone }: Undone): Promise<void> {
  const [order] = await tx.select().from(sampleOrder).where(eq(sampleOrder.orderNo, undone.orderNo));
  if (!order) throw new Error(`the sample order ${undone.orderNo} was lost`);
  if (effects.restocks) await giveStockBack(tx, [{ productId: order.productId, pieces: samplePieces }]);
  await refundOrder(tx, { ...undone, pointsSpent: order.points });
}
