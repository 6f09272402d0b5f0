import { containsWords, type DayRange, isWithin, searchText, searchWords } from '#domain/orders/search.ts';
import { recordOf } from '#domain/record-of.ts';
import { type Call, callingMember } from './call.ts';
import { shownBy } from './engine.ts';
import type { CustomisedOrderEntry, SampleOrderEntry, StandardOrderEntry } from './order-entries.ts';
import { textsIn } from './show.ts';
import { pageOf, sortEntries } from './sort-and-page.ts';

interface Orders {
  readonly standardOrders: StandardOrderEntry;
  readonly sampleOrders: SampleOrderEntry;
  readonly customisedOrders: CustomisedOrderEntry;
}

/** What a list of orders asks for, besides a state. */
export interface OrdersRequest extends DayRange {
  readonly keyWord?: string | undefined;
}

function productsOf(order: Orders[keyof Orders]): readonly unknown[] {
  const { lines, productNum, productName, params } = order;
  if (Array.isArray(lines))
    return lines.flatMap((line: StandardOrderEntry['lines'][number]) => [line.productNum, line.productName]);
  return [productNum, productName, recordOf(params).productName];
}

/** What the keyword of a list is looked for in. */
function searchedText(order: Orders[keyof Orders]): string {
  return searchText([order.orderNo, ...productsOf(order).flatMap(textsIn)]);
}

/** One page of the caller's orders of a kind, newest first. */
export function ordersPage<Name extends keyof Orders>(
  call: Call,
  name: Name,
  request: OrdersRequest,
  isMeant: (order: Orders[Name]) => boolean,
) {
  const me = callingMember(call).$id;
  const words = searchWords(request.keyWord);
  const all: Orders[Name][] = call.world.store.all(name);
  const mine = all.filter(
    (order) =>
      order.$owner === me &&
      isMeant(order) &&
      isWithin(new Date(order.createTime), request) &&
      containsWords(searchedText(order), words),
  );
  const sorted = sortEntries(mine, '-createTime', call.language);
  const data = pageOf(sorted, request).map((order) => shownBy(call, order));
  return { ok: true, data, params: { totalDataCounts: sorted.length } } as const;
}
