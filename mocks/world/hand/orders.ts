import { type Call, callingMember, type HandHandlers, refused } from '../call.ts';
import { shownBy } from '../engine.ts';
import type { StandardOrderEntry } from '../entries.ts';
import { balancesOf, bookMoney, bookPoints } from '../ledger.ts';
import { numberOf } from '../numbers.ts';
import { refuseProducts } from '../offers.ts';
import { ordered, pageOf } from '../order.ts';
import { pointsOf } from '../start/ledgers.ts';
import { sampleOf } from '../start/other-orders.ts';
import { own, ownOffered } from './own.ts';

const inAfterSales = 6;
const cancelled = 5;

/** The pieces go back into stock, points and money back to where they came from. */
function undo(call: Call, order: StandardOrderEntry): void {
  const { store } = call.world;
  for (const { productId, num } of order.lines) {
    const product = store.at('products', productId);
    if (product) store.change('products', product, { stock: product.stock + num });
  }
  const { orderNo } = order;
  bookPoints(call, { budget: 0, flowType: 3, flowNum: order.$points, objectId: orderNo });
  if (order.proOrderState === 1) return;
  const account = order.paidIn ?? 1;
  const amount = account === 1 ? order.moneyNumZh : order.moneyNum;
  bookMoney(call, { accountType: account, budget: 0, dealType: 5, amount, objectId: orderNo });
}

/** A step of an order that moves stock, money or points too. */
export const orderHandlers: HandHandlers = {
  /** State 6 of the list is no state but the orders in after-sales. */
  listStandardOrders(call, request) {
    const me = callingMember(call).$id;
    const { state } = request;
    const mine = call.world.store
      .all('standardOrders')
      .filter((order) => order.$owner === me)
      .filter(({ proOrderState, assFlag }) =>
        state === inAfterSales ? assFlag > 0 : state === undefined || proOrderState === state,
      );
    const sorted = ordered(mine, '-createTime', call.language);
    const data = pageOf(sorted, request).map((order) => shownBy(call, order)) as never;
    return { ok: true, data, params: { totalDataCounts: sorted.length } };
  },

  cancelStandardOrder(call, request) {
    const found = ownOffered(call, 'standardOrders', 'orderNo', request);
    if (!found.ok) return found;
    undo(call, found.entry);
    call.world.store.change('standardOrders', found.entry, found.sets as Partial<StandardOrderEntry>);
    return { ok: true };
  },

  confirmStandardReceipt(call, request) {
    const found = ownOffered(call, 'standardOrders', 'orderNo', request);
    if (!found.ok) return found;
    const { entry, sets } = found;
    call.world.store.change('standardOrders', entry, sets as Partial<StandardOrderEntry>);
    bookPoints(call, { budget: 0, flowType: 4, flowNum: pointsOf(entry), objectId: entry.orderNo });
    return { ok: true };
  },

  /** The request carries the contract under a name that the order does not have. */
  uploadStandardContract(call, request) {
    const found = ownOffered(call, 'standardOrders', 'orderNo', request);
    if (!found.ok) return found;
    call.world.store.change('standardOrders', found.entry, { userContract: request.contractLink });
    return { ok: true };
  },

  /** As above, and the order goes to examination. */
  uploadCustomisedContract(call, request) {
    const found = ownOffered(call, 'customisedOrders', 'orderNo', request);
    if (!found.ok) return found;
    const changed = { ...found.sets, backContract: request.contractLink };
    call.world.store.change('customisedOrders', found.entry, changed);
    return { ok: true };
  },

  moveSampleOrder(call, request) {
    const found = ownOffered(call, 'sampleOrders', 'sampleId', request);
    if (!found.ok) return found;
    const { entry, sets } = found;
    call.world.store.change('sampleOrders', entry, sets as Partial<typeof entry>);
    const { orderNo, integralNum } = entry;
    if (sets.orderState === cancelled)
      bookPoints(call, { budget: 0, flowType: 3, flowNum: integralNum, objectId: orderNo });
    return { ok: true };
  },

  applySample(call, { productId, integralNum, ...receiver }) {
    const { store } = call.world;
    const product = store.at('products', productId);
    if (!product) return refused('notFound');
    if (product.$withdrawn) return refuseProducts('productWithdrawn', [{ product, num: 1 }]);
    if (product.stock < 1) return refuseProducts('outOfStock', [{ product, num: 1 }]);
    const { customIntegration } = product;
    if (integralNum !== customIntegration || customIntegration === 0)
      return { ok: false, code: 'priceChanged', params: { integralNum: customIntegration } };
    const missing = integralNum - balancesOf(call).points;
    if (missing > 0) return { ok: false, code: 'insufficientPoints', params: { missing } };
    store.change('products', product, { stock: product.stock - 1 });
    const { orderNo } = store.add('sampleOrders', ($id) => ({
      $id,
      $owner: callingMember(call).$id,
      sampleId: $id,
      orderNo: numberOf('S', $id, call.now),
      orderState: 0,
      integralNum,
      ...sampleOf(product),
      ...receiver,
      createTime: call.now.toISOString(),
      logisticsName: null,
      logisticsNum: null,
    }));
    bookPoints(call, { budget: 1, flowType: 1, flowNum: integralNum, objectId: orderNo });
    return { ok: true };
  },

  /** Instalments are part of their order. */
  listInstalments(call, { orderNo }) {
    const found = own(call, 'customisedOrders', 'orderNo', orderNo);
    if (!found.ok) return found;
    return {
      ok: true,
      data: shownBy({ ...call, operation: 'getCustomisedOrder' }, found.entry).amountListVos as never,
    };
  },

  /** The order has a number and much that the desk fills in later. */
  applyCustomisedOrder(call, request) {
    const { orderNo } = call.world.store.add('customisedOrders', ($id) => ({
      $id,
      $owner: callingMember(call).$id,
      orderNo: numberOf('C', $id, call.now),
      annexFile: null,
      ...request,
      orderState: 0,
      assFlag: 0,
      send: 0,
      unpaid: 0,
      amountListVos: [],
      totalAmount: 0,
      totalAmountZh: 0,
      frontContract: null,
      backContract: null,
      logisticsOrderNo: null,
      createTime: call.now.toISOString(),
      companyName: callingMember(call).mechanismName,
    }));
    return { ok: true, data: orderNo };
  },
};
