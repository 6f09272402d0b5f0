import { closeUnpaid, overdueSince } from '#domain/orders/unpaid-life.ts';
import type { Store } from '../store.ts';
import { recordSteps } from './order-history.ts';
import { undoOrder } from './undo-order.ts';

const [{ proOrderState: unpaidStates }] = closeUnpaid.when;

/** Closes the orders that were not paid in time, as a job of the server does. */
export function closeUnpaidOrders(store: Store, now: Date): void {
  const since = overdueSince(now).toISOString();
  for (const order of store.all('standardOrders')) {
    if (order.createTime > since || !unpaidStates.some((state) => state === order.proOrderState)) continue;
    undoOrder(store, order, now);
    store.change('standardOrders', order, closeUnpaid.sets);
    recordSteps(store, order.orderNo, now, [closeUnpaid.step]);
  }
}
