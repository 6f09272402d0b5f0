import { hotMark } from '#domain/catalogue/hot-categories.ts';
import { isListedIn } from '#domain/orders/listed-rows.ts';
import { containsWords, type DayRange, isWithin, searchText, searchWords } from '#domain/orders/search.ts';
import { recordOf } from '#domain/record-of.ts';
import type { OperationId, Requests } from '#generated/server/handlers.ts';
import type { Call } from './call.ts';
import type { Entry } from './entry.ts';
import type { CustomisedOrderEntry, SampleOrderEntry, StandardOrderEntry } from './orders/order-entries.ts';
import { textsIn } from './show.ts';

type AnyOrder = StandardOrderEntry | CustomisedOrderEntry | SampleOrderEntry;

/** What a list of orders asks for, besides a state. */
interface OrdersRequest extends DayRange {
  readonly keyWord?: string | undefined;
}

function productsOf({ lines, productNum, productName, params }: AnyOrder): readonly unknown[] {
  if (Array.isArray(lines))
    return lines.flatMap((line: StandardOrderEntry['lines'][number]) => [line.productNum, line.productName]);
  return [productNum, productName, recordOf(params).productName];
}

/** Whether an order is of the requested days and has the words of the keyword. */
function isFound(order: AnyOrder | undefined, request: OrdersRequest): boolean {
  if (!order || !isWithin(new Date(order.createTime), request)) return false;
  const text = searchText([order.orderNo, ...productsOf(order).flatMap(textsIn)]);
  return containsWords(text, searchWords(request.keyWord));
}

type ListRules = {
  readonly [K in OperationId]?: (call: Call, request: Requests[K], entry: Entry) => boolean;
};

/** Which entries a list shows, where that is a rule of the shop and no comparison of fields, which `x-mock` states. */
export const listRules: ListRules = {
  listStandardOrders({ world }, request, { $id }) {
    const order = world.store.at('standardOrders', $id);
    if (!order || !isFound(order, request)) return false;
    const { proOrderState, assFlag } = order;
    return isListedIn('StandardOrder', request.state, { proOrderState, assFlag });
  },

  listCustomisedOrders: ({ world }, request, { $id }) =>
    isFound(world.store.at('customisedOrders', $id), request),

  listSampleOrders: ({ world }, request, { $id }) => isFound(world.store.at('sampleOrders', $id), request),

  /** The panel and the home page have categories of their own. */
  listHotCatalogs: (_, request, { $hotProduct, $hotHome }) =>
    (hotMark(request) === 'hotProduct' ? $hotProduct : $hotHome) === true,
};
