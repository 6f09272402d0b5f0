import type { Call } from './call.ts';
import type { CustomisedOrderEntry, StandardOrderEntry } from './order-entries.ts';
import { findOwn } from './own-entry.ts';

const standard = 1;

/** An order that a request names by its kind and number. */
export type AnyOrder = StandardOrderEntry | CustomisedOrderEntry;

export function findOwnOrder(call: Call, { orderType, orderNo }: { orderType: 1 | 2; orderNo: string }) {
  return orderType === standard
    ? findOwn(call, 'standardOrders', 'orderNo', orderNo)
    : findOwn(call, 'customisedOrders', 'orderNo', orderNo);
}

export function changeOrder(call: Call, orderType: 1 | 2, order: AnyOrder, fields: object): void {
  const collection = orderType === standard ? 'standardOrders' : 'customisedOrders';
  call.world.store.put(collection, { ...order, ...fields });
}
