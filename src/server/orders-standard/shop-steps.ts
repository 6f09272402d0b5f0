import type { AfterSalesStepName } from '#domain/orders/shop-steps.ts';
import type { Executor } from '#server/db/client.ts';
import {
  type Shipment,
  type ShopOrder,
  shipOrder,
  type TakenStep,
  takeShopStep,
} from '#server/orders/index.ts';
import { undoOrder } from './undo-order.ts';

const kind = 'StandardOrder';

function take(db: Executor, order: ShopOrder, step: Pick<TakenStep, 'name' | 'reply'>) {
  return takeShopStep(db, { ...order, ...step, kind, undo: undoOrder });
}

/** The shop sends the goods. */
export function shipStandardOrder(db: Executor, order: ShopOrder, shipment: Shipment) {
  return shipOrder(db, kind, order, shipment);
}

/** The shop does not accept an order; everything that it took is given back. */
export function refuseStandardOrder(db: Executor, order: ShopOrder) {
  return take(db, order, { name: 'refuse' });
}

/** The shop decides a request for after-sales service. A completed return gives money and points back, but no stock. */
export function decideStandardAfterSales(
  db: Executor,
  order: ShopOrder,
  name: AfterSalesStepName<typeof kind>,
  reply: string | null,
) {
  return take(db, order, { name, reply });
}
