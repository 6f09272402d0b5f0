import type { OrderKindName } from '#domain/orders/shop-steps.ts';
import type { Executor } from '#server/db/client.ts';
import { takeShopStep } from './shop-step.ts';

/** An order that the shop works on. */
export interface ShopOrder {
  readonly orderNo: string;
  readonly now: Date;
}

/** Carrier and number of a consignment. */
export interface Shipment {
  readonly logisticsName: string;
  readonly logisticsNum: string;
}

/** The shop sends the goods of an order. */
export function shipOrder(db: Executor, kind: OrderKindName, order: ShopOrder, shipment: Shipment) {
  const { logisticsName, logisticsNum } = shipment;
  return takeShopStep(db, { ...order, kind, name: 'ship', values: { logisticsName, logisticsNum } });
}
