import { closesUnpaid, closeUnpaid } from '#domain/orders/unpaid-life.ts';
import type { Store } from '../store.ts';
import { recordSteps } from './order-history.ts';
import { undoOrder } from './undo-order.ts';

/** Closes the orders that were not paid in time, as a job of the server does. */
export function closeUnpaidOrders(store: Store, now: Date): void {
  for (const order of store.all('standardOrders')) {
    const { createTime, proOrderState } = order;
    if (!closesUnpaid({ createdAt: new Date(createTime), proOrderState }, now)) continue;
    undoOrder(store, order, { effects: closeUnpaid, now, by: closeUnpaid.step.by });
    store.change('standardOrders', order, closeUnpaid.sets);
    recordSteps(store, order.orderNo, now, [closeUnpaid.step]);
  }
}
