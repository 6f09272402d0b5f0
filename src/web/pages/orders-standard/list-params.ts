import type { OrderKind } from '#domain/payment/order-kind.ts';
import {
  listCustomisedOrdersStateNames,
  listSampleOrdersStateNames,
  listStandardOrdersStateNames,
} from '#generated/enums.ts';
import { orderRouteTypes, paths } from '#web/paths.ts';

/** Everything that the address of the order list says. */
export interface OrderListParams {
  readonly kind: OrderKind;
  /** The status filter, a value of the kind's own states; undefined for all. */
  readonly num: number | undefined;
  /** From 1. */
  readonly page: number;
}

export const orderKinds: readonly OrderKind[] = ['standard', 'customised', 'sample'];

type ValueOf<Names> = Names[keyof Names];
type FilterName =
  | ValueOf<typeof listStandardOrdersStateNames>
  | ValueOf<typeof listCustomisedOrdersStateNames>
  | ValueOf<typeof listSampleOrdersStateNames>;

/** The status filters of a kind: value of `num` and name of its label. */
const statusFilters: Record<OrderKind, readonly (readonly [number, FilterName])[]> = {
  standard: entriesOf(listStandardOrdersStateNames),
  customised: entriesOf(listCustomisedOrdersStateNames),
  sample: entriesOf(listSampleOrdersStateNames),
};

function entriesOf<Name>(names: Readonly<Record<number, Name>>): (readonly [number, Name])[] {
  return Object.entries(names).map(([value, name]) => [Number(value), name]);
}

export function filtersOf(kind: OrderKind) {
  return statusFilters[kind];
}

const lastPage = 1_000_000;

/** What the address asks for; what it does not say, or says wrongly, is the first page of all standard orders. */
export function parseListParams(query: URLSearchParams): OrderListParams {
  const kind = orderKinds.find((known) => String(orderRouteTypes[known]) === query.get('type')) ?? 'standard';
  const num = filtersOf(kind).find(([value]) => String(value) === query.get('num'))?.[0];
  const page = Number(query.get('page') ?? 1);
  const isPage = Number.isInteger(page) && page >= 1 && page <= lastPage;
  return { kind, num, page: isPage ? page : 1 };
}

/** The address of a list of orders. */
export function orderListHref({ kind, num, page = 1 }: Partial<OrderListParams>): string {
  const query = new URLSearchParams();
  if (kind !== undefined && kind !== 'standard') query.set('type', String(orderRouteTypes[kind]));
  if (num !== undefined) query.set('num', String(num));
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? paths.orders : `${paths.orders}?${query}`;
}
