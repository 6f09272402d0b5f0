import { asc, eq } from 'drizzle-orm';
import type { HistoryStep } from '#domain/orders/events.ts';
import type { Answers } from '#generated/server/routes.ts';
import type { Executor } from '#server/db/client.ts';
import { orderEvent } from '#server/db/schema/order-history.ts';
import { sendOrderNotices } from '#server/messages/index.ts';

type WireHistory = NonNullable<Answers['getSampleOrder']['data']['history']>;

/** Adds steps to the history of an order, in the transaction that made them happen, and lets the member know about those of others. */
export async function addSteps(
  tx: Executor,
  orderNo: string,
  steps: readonly HistoryStep[],
  now: Date,
): Promise<void> {
  if (steps.length === 0) return;
  const rows = steps.map(({ event, by }) => ({ orderNo, event, doneBy: by, createdAt: now }));
  await tx.insert(orderEvent).values(rows).execute();
  await sendOrderNotices(tx, orderNo, steps, now);
}

/** The history of an order as it is on the wire, oldest first. */
export async function readHistory(db: Executor, orderNo: string): Promise<WireHistory> {
  const rows = await db
    .select()
    .from(orderEvent)
    .where(eq(orderEvent.orderNo, orderNo))
    .orderBy(asc(orderEvent.id));
  return rows.map(({ event, doneBy, createdAt }) => ({
    event,
    by: doneBy,
    createTime: createdAt.toISOString(),
  }));
}
