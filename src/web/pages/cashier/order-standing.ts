import { orderKindOf } from '#domain/payment/order-kind.ts';
import type { StandardOrder } from '#generated/hooks/model/standardOrder.ts';
import { StandardOrderProOrderState as State } from '#generated/hooks/model/standardOrderProOrderState.ts';
import { orderHref as detailHref } from '#web/paths.ts';

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

/** The detail of an order that was paid here. */
export function orderHref(orderNo: string): string {
  return detailHref(orderKindOf(orderNo) ?? 'standard', orderNo);
}
