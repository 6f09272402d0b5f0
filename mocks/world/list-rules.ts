import { hotMark } from '#domain/catalogue/hot-categories.ts';
import { isListedIn } from '#domain/orders/listed-rows.ts';
import { type DayRange, isWithin } from '#domain/orders/search.ts';
import { hasKeyword, type SearchedPart } from '#domain/orders/search-text.ts';
import { isSessionAlive } from '#domain/session/lifetimes.ts';
import type { OperationId, Requests } from '#generated/server/handlers.ts';
import type { Call } from './call.ts';
import type { Entry } from './entry.ts';

/** What a list of orders asks for, besides a state. */
interface OrdersRequest extends DayRange {
  readonly keyWord?: string | undefined;
}

/** What every list of orders is searched by. */
interface SearchedOrder {
  readonly orderNo: string;
  readonly createTime: string;
  readonly parts: readonly SearchedPart[];
}

/** Whether an order is of the requested days and has the words of the keyword. */
function isFound({ orderNo, createTime, parts }: SearchedOrder, request: OrdersRequest): boolean {
  return isWithin(new Date(createTime), request) && hasKeyword(orderNo, parts, request.keyWord);
}

type ListRules = {
  readonly [K in OperationId]?: (call: Call, request: Requests[K], entry: Entry) => boolean;
};

/** Which entries a list shows or a change without a key is about, where that is a rule of the shop and no comparison of fields, which `x-mock` states. */
export const listRules: ListRules = {
  listStandardOrders({ world }, request, { $id }) {
    const order = world.store.at('standardOrders', $id);
    if (!order) return false;
    const { proOrderState, assFlag, lines } = order;
    const parts = lines.map(({ productNum, productName: name }) => ({ productNum, name }));
    return (
      isFound({ ...order, parts }, request) &&
      isListedIn('StandardOrder', request.state, { proOrderState, assFlag })
    );
  },

  listCustomisedOrders({ world }, request, { $id }) {
    const order = world.store.at('customisedOrders', $id);
    if (!order) return false;
    const { productName: zh, productName: en, orderState, assFlag } = order;
    return (
      isFound({ ...order, parts: [{ name: { zh, en } }] }, request) &&
      isListedIn('CustomisedOrder', request.state, { orderState, assFlag })
    );
  },

  listSampleOrders({ world }, request, { $id }) {
    const order = world.store.at('sampleOrders', $id);
    if (!order) return false;
    const { productNum, params } = order;
    return isFound({ ...order, parts: [{ productNum, name: params.productName }] }, request);
  },

  /** The panel and the home page have categories of their own. */
  listHotCatalogs: (_, request, { $hotProduct, $hotHome }) =>
    (hotMark(request) === 'hotProduct' ? $hotProduct : $hotHome) === true,

  listSessions({ world, now }, _, { $id }) {
    const session = world.store.at('sessions', $id);
    return session !== undefined && isSessionAlive(session, now.getTime());
  },

  logoutOtherSessions: ({ token: own }, _, { token }) => token !== own,

  logoutMember: ({ token: own }, _, { token }) => token === own,
};
