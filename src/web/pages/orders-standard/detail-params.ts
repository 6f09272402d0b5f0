import { type OrderKind, orderKindOf } from '#domain/payment/order-kind.ts';
import { orderRouteTypes } from '#web/paths.ts';
import { filtersOf, orderKinds } from './list-params.ts';

/** What the address of an order says. */
export interface OrderDetailParams {
  readonly kind: OrderKind;
  readonly orderNo: string;
  /** The status filter of the list to return to. */
  readonly num: number | undefined;
}

/** Reads the address; undefined when it names no order. A missing or wrong `type` gives way to the letter of the number. */
export function parseDetailParams(query: URLSearchParams): OrderDetailParams | undefined {
  const orderNo = (query.get('id') ?? '').trim();
  const named = orderKindOf(orderNo);
  const asked = orderKinds.find((kind) => String(orderRouteTypes[kind]) === query.get('type'));
  const kind = named ?? asked;
  if (orderNo === '' || kind === undefined) return undefined;
  const num = filtersOf(kind).find(([value]) => String(value) === query.get('num'))?.[0];
  return { kind, orderNo, num };
}
