import type { HistoryStep } from '#domain/orders/events.ts';
import type { Call } from '../call.ts';
import { sendOrderNotices } from '../messages/send-order-notices.ts';
import { shownRefunds } from '../payment/shown-refunds.ts';
import { shownEntry } from '../show.ts';
import type { Store } from '../store.ts';
import type { OrderEventEntry } from './order-entries.ts';

/** Records what happened to an order, and lets its member know about what others did. */
export function recordSteps(store: Store, orderNo: string, now: Date, steps: readonly HistoryStep[]): void {
  const createTime = now.toISOString();
  for (const { event, by } of steps)
    store.add('orderEvents', ($id) => ({ $id, orderNo, event, by, createTime }));
  sendOrderNotices(store, orderNo, steps, createTime);
}

/** Records what the caller did, now. */
export function recordStep(call: Call, orderNo: string, ...steps: readonly HistoryStep[]): void {
  recordSteps(call.world.store, orderNo, call.now, steps);
}

interface OfOrder {
  readonly orderNo: string;
}

function wireStep({ event, by, createTime }: OrderEventEntry) {
  return { event, by, createTime };
}

/** History, requests for after-sales service and invoices of an order, as its detail shows them. */
export function detailParts({ world: { store }, language }: Call, orderNo: string) {
  const isMine = (entry: OfOrder) => entry.orderNo === orderNo;
  const history = store.all('orderEvents').filter(isMine);
  const afterSales = store
    .all('afterSales')
    .filter(isMine)
    .map(({ $id: _, orderNo: __, ...fields }) => fields);
  const invoices = store
    .all('invoices')
    .filter((invoice) => invoice.orderNo === orderNo)
    .map((invoice) => shownEntry(invoice, undefined, language));
  return { history: history.map(wireStep), afterSales, invoices, refunds: shownRefunds(store, orderNo) };
}
