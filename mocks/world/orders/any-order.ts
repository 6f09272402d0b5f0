import { kindOfType } from '#domain/payment/order-kind.ts';
import type { Requests } from '#generated/server/handlers.ts';
import type { Call } from '../call.ts';
import { findOwn } from '../own-entry.ts';
import type { CustomisedOrderEntry, StandardOrderEntry } from './order-entries.ts';

/** An order that a request names by its kind and number. */
export type AnyOrder = StandardOrderEntry | CustomisedOrderEntry;

type Named = Pick<Requests['applyAfterSales'], 'orderType' | 'orderNo'>;

export function findOwnOrder(call: Call, { orderType, orderNo }: Named) {
  return kindOfType(orderType) === 'standard'
    ? findOwn(call, 'standardOrders', 'orderNo', orderNo)
    : findOwn(call, 'customisedOrders', 'orderNo', orderNo);
}

export function changeOrder(
  call: Call,
  orderType: Named['orderType'],
  order: AnyOrder,
  fields: object,
): void {
  const collection = kindOfType(orderType) === 'standard' ? 'standardOrders' : 'customisedOrders';
  call.world.store.put(collection, { ...order, ...fields });
}
