import type { Executor } from '#server/db/client.ts';
import { type Shipment, type ShopOrder, shipOrder, takeShopStep } from '#server/orders/index.ts';
import { undoSample } from './undo-sample.ts';

const kind = 'SampleOrder';

/** The shop agrees to send a sample. */
export function approveSample(db: Executor, order: ShopOrder) {
  return takeShopStep(db, { ...order, kind, name: 'approve' });
}

/** The shop does not send a sample; points and piece are given back. */
export function refuseSampleOrder(db: Executor, order: ShopOrder) {
  return takeShopStep(db, { ...order, kind, name: 'refuse', undo: undoSample });
}

/** The shop sends a sample. */
export function shipSample(db: Executor, order: ShopOrder, shipment: Shipment) {
  return shipOrder(db, kind, order, shipment);
}
