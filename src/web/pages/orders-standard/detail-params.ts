import { type OrderKind, orderKindOf } from '#domain/payment/order-kind.ts';
import { filtersOf } from './list-params.ts';

/** What the address of an order says. */
export interface OrderDetailParams {
  readonly kind: OrderKind;
  readonly orderNo: string;
  /** The status filter of the list to return to. */
  readonly num: number | undefined;
}

/** Reads the address; undefined when it names no order. The letter of the number says the kind, whatever `type` says. */
export function parseDetailParams(query: URLSearchParams): OrderDetailParams | undefined {
  const orderNo = (query.get('id') ?? '').trim();
  const kind = orderKindOf(orderNo);
  if (kind === undefined) return undefined;
  const num = filtersOf(kind).find(([value]) => String(value) === query.get('num'))?.[0];
  return { kind, orderNo, num };
}
