import { asc, eq } from 'drizzle-orm';
import { piecesFromStock } from '#domain/cart/backorder.ts';
import { giveStockBack } from '#server/catalogue/index.ts';
import type { Executor } from '#server/db/client.ts';
import { orderLine, standardOrder } from '#server/db/schema/orders.ts';
import { refundOrder } from '#server/orders/index.ts';

/** The pieces that an order took out of the stock go back there. */
async function restock(tx: Executor, orderNo: string): Promise<void> {
  const lines = await tx
    .select({ productId: orderLine.productId, num: orderLine.num, backordered: orderLine.backordered })
    .from(orderLine)
    .where(eq(orderLine.orderNo, orderNo))
    .orderBy(asc(orderLine.productId));
  const taken = lines
    .map(({ productId, ...line }) => ({ productId, pieces: piecesFromStock(line) }))
    .filter(({ pieces }) => pieces > 0);
  if (taken.length > 0) await giveStockBack(tx, taken);
}

interface Undone {
  readonly memberId: number;
  readonly orderNo: string;
  readonly now: Date;
  readonly restocks: boolean;
}

/**
 * Gives back what a standard order took: money, points and, where its goods never left, stock. The caller holds the lock of the
 * account and has moved the order, which happens once. Returns whether money was given back.
 */
export async function undoOrder(tx: Executor, { restocks, ...undone }: Undone): Promise<boolean> {
  const [order] = await tx
    .select({ pointsSpent: standardOrder.pointsSpent })
    .from(standardOrder)
    .where(eq(standardOrder.orderNo, undone.orderNo));
  const isRefunded = await refundOrder(tx, { ...undone, pointsSpent: order?.pointsSpent ?? 0 });
  if (restocks) await restock(tx, undone.orderNo);
  return isRefunded;
}
