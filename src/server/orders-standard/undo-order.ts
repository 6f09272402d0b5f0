import { asc, eq } from 'drizzle-orm';
import { stockOfLines } from '#domain/cart/backorder.ts';
import { earnedPointsBack, type UndoneOrder } from '#domain/orders/refunds.ts';
import { giveStockBack } from '#server/catalogue/index.ts';
import type { Executor } from '#server/db/client.ts';
import { orderLine, standardOrder } from '#server/db/schema/orders.ts';
import { correctOrderInvoices } from '#server/invoice/index.ts';
import { bookPoints, lockAccount } from '#server/ledger/index.ts';
import { refundOrder, type Undone } from '#server/orders/index.ts';

/** The pieces that an order took out of the stock go back there. */
async function restock(tx: Executor, orderNo: string): Promise<void> {
  const lines = await tx
    .select({ productId: orderLine.productId, num: orderLine.num, backordered: orderLine.backordered })
    .from(orderLine)
    .where(eq(orderLine.orderNo, orderNo))
    .orderBy(asc(orderLine.productId));
  const taken = stockOfLines(lines);
  if (taken.length > 0) await giveStockBack(tx, taken);
}

/** Points that the order credited when it was completed go with its goods. */
async function takeEarnedPoints(tx: Executor, order: UndoneOrder, { memberId, now }: Undone): Promise<void> {
  const { points } = await lockAccount(tx, memberId);
  const entry = earnedPointsBack(order, points);
  if (entry) await bookPoints(tx, { ...entry, memberId, createdAt: now });
}

/**
 * Gives back what a standard order took: money, points and, where the change restocks, its pieces; corrects its invoices. The caller
 * holds the lock of the account and has moved the order, which happens once.
 */
export async function undoOrder(tx: Executor, { effects, ...undone }: Undone): Promise<void> {
  const { orderNo } = undone;
  const [order] = await tx
    .select({
      pointsSpent: standardOrder.pointsSpent,
      proOrderState: standardOrder.state,
      usMoney: standardOrder.usMoney,
    })
    .from(standardOrder)
    .where(eq(standardOrder.orderNo, orderNo));
  if (!order) throw new Error(`the order ${orderNo} was lost`);
  const { pointsSpent, ...left } = order;
  await refundOrder(tx, { ...undone, pointsSpent });
  await correctOrderInvoices(tx, orderNo, undone.now);
  await takeEarnedPoints(tx, { ...left, orderNo }, { ...undone, effects });
  if (effects.restocks) await restock(tx, orderNo);
}
