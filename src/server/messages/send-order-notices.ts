import { sql } from 'drizzle-orm';
import { orderNotices } from '#domain/messages/order-notices.ts';
import type { HistoryStep } from '#domain/orders/events.ts';
import { type OrderKind, orderKindOf } from '#domain/payment/order-kind.ts';
import type { Executor } from '#server/db/client.ts';
import { customisedOrder } from '#server/db/schema/customised-orders.ts';
import { sampleOrder, standardOrder } from '#server/db/schema/orders.ts';
import { storeNotice } from './send-notice.ts';

const tables = {
  standard: standardOrder,
  customised: customisedOrder,
  sample: sampleOrder,
} as const satisfies Record<OrderKind, object>;

async function readOwner(db: Executor, orderNo: string): Promise<number | undefined> {
  const kind = orderKindOf(orderNo);
  if (kind === undefined) return undefined;
  const table = tables[kind];
  const [found] = await db
    .select({ memberId: table.memberId })
    .from(table)
    .where(sql`${table.orderNo} = ${orderNo}`);
  return found?.memberId;
}

/** Lets the member of an order know about steps that others took, in the transaction that took them. */
export async function sendOrderNotices(
  tx: Executor,
  orderNo: string,
  steps: readonly HistoryStep[],
  now: Date,
): Promise<void> {
  const notices = orderNotices(steps, orderNo);
  const memberId = notices.length > 0 ? await readOwner(tx, orderNo) : undefined;
  if (memberId === undefined) return;
  for (const notice of notices) await storeNotice(tx, memberId, notice, now);
}
