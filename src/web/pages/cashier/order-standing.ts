import { orderKindOf } from '#domain/payment/order-kind.ts';
import type { StandardOrder } from '#generated/hooks/model/standardOrder.ts';
import { StandardOrderProOrderState as State } from '#generated/hooks/model/standardOrderProOrderState.ts';
import { customisedOrderHref, standardOrderHref } from '#web/paths.ts';

/** The payment state of an order. */
export type OrderStanding = 'awaiting' | 'paid' | 'closed';

const standings: Record<State, OrderStanding> = {
  [State.awaitingPayment]: 'awaiting',
  [State.awaitingShipment]: 'paid',
  [State.inDelivery]: 'paid',
  [State.completed]: 'paid',
  [State.closed]: 'closed',
};

export function standingOf({ proOrderState }: StandardOrder): OrderStanding {
  return standings[proOrderState];
}

export function orderHref(orderNo: string): string {
  return orderKindOf(orderNo) === 'standard' ? standardOrderHref(orderNo) : customisedOrderHref(orderNo);
}
