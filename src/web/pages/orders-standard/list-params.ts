import type { OrderKind } from '#domain/payment/order-kind.ts';
import { firstCharacters } from '#domain/text/limit-characters.ts';
import {
  listCustomisedOrdersStateNames,
  listSampleOrdersStateNames,
  listStandardOrdersStateNames,
} from '#generated/enums.ts';
import { listStandardOrdersLimits } from '#generated/limits.ts';
import { orderRouteTypes, paths } from '#web/paths.ts';

/** Everything that the address of the order list says. */
export interface OrderListParams {
  readonly kind: OrderKind;
  /** The status filter, a value of the kind's own states; undefined for all. */
  readonly num: number | undefined;
  /** From 1. */
  readonly page: number;
  /** Words of an order number, a part number or a product name; trimmed, empty for all. */
  readonly keyWord: string;
  /** Days in Beijing, both included; empty for any. */
  readonly startDate: string;
  readonly endDate: string;
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

const day = /^\d{4}-\d{2}-\d{2}$/;

/** A day of the calendar, empty when the text is none. */
function dayOf(text: string | null): string {
  return text !== null && day.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}

/** What the address asks for; what it does not say, or says wrongly, is the first page of all standard orders. */
export function parseListParams(query: URLSearchParams): OrderListParams {
  const kind = orderKinds.find((known) => String(orderRouteTypes[known]) === query.get('type')) ?? 'standard';
  const num = filtersOf(kind).find(([value]) => String(value) === query.get('num'))?.[0];
  const page = Number(query.get('page') ?? 1);
  const isPage = Number.isInteger(page) && page >= 1 && page <= listStandardOrdersLimits.pageNum.maximum;
  return {
    kind,
    num,
    page: isPage ? page : 1,
    keyWord: firstCharacters((query.get('keyWord') ?? '').trim(), listStandardOrdersLimits.keyWord.maxLength),
    startDate: dayOf(query.get('startDate')),
    endDate: dayOf(query.get('endDate')),
  };
}

/** The filters besides kind and status that are set, as calls take them. */
export function searchFields(params: Partial<OrderListParams>) {
  const { keyWord, startDate, endDate } = params;
  return {
    ...(keyWord ? { keyWord } : undefined),
    ...(startDate ? { startDate } : undefined),
    ...(endDate ? { endDate } : undefined),
  };
}

/** The address of a list of orders. */
export function orderListHref(params: Partial<OrderListParams>): string {
  const { kind, num, page = 1 } = params;
  const query = new URLSearchParams();
  if (kind !== undefined && kind !== 'standard') query.set('type', String(orderRouteTypes[kind]));
  if (num !== undefined) query.set('num', String(num));
  for (const [name, value] of Object.entries(searchFields(params))) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? paths.orders : `${paths.orders}?${query}`;
}
