import { chosenAction, isOffered } from '#domain/actions/offered.ts';
import { accountTypes, budgets, dealTypes, flowTypes } from '#domain/ledger/flow-values.ts';
import { earnedPoints } from '#domain/points/earned-points.ts';
import { actionsOf } from '#generated/actions.ts';
import {
  assFlagValues,
  exportOrdersFormatValues,
  listStandardOrdersStateValues,
  standardOrderPaidInValues,
  standardOrderProOrderStateValues,
} from '#generated/enums.ts';
import { type AnyOrder, changeOrder, findOwnOrder } from '../any-order.ts';
import { type Call, type CustomHandlers, callingMember, refused } from '../call.ts';
import { shownBy } from '../engine.ts';
import type { StandardOrderEntry } from '../entries.ts';
import { bookMoney, bookPoints } from '../ledger.ts';
import { mockLink } from '../mock-link.ts';
import { findOwnForAction } from '../own-entry.ts';
import { pageOf, sortEntries } from '../sort-and-page.ts';

const openFlags: readonly number[] = [assFlagValues.exchangeGoods, assFlagValues.returnGoods];

const inAfterSales = listStandardOrdersStateValues.afterSales;

/** The pieces go back into stock, points and money back to where they came from. */
function undo(call: Call, order: StandardOrderEntry): void {
  const { store } = call.world;
  for (const { productId, num } of order.lines) {
    const product = store.at('products', productId);
    if (product) store.change('products', product, { stock: product.stock + num });
  }
  const { orderNo } = order;
  bookPoints(call, {
    budget: budgets.income,
    flowType: flowTypes.closedOrder,
    flowNum: order.$points,
    objectId: orderNo,
  });
  if (order.proOrderState === standardOrderProOrderStateValues.awaitingPayment) return;
  const account = order.paidIn ?? standardOrderPaidInValues.yuan;
  const amount = account === accountTypes.yuanAccount ? order.moneyNumZh : order.moneyNum;
  bookMoney(call, {
    accountType: account,
    budget: budgets.income,
    dealType: dealTypes.orderRefund,
    amount,
    objectId: orderNo,
  });
}

/** Custom because these steps also change stock, money, points or the other kind of order. */
export const ordersStandardHandlers: CustomHandlers = {
  applyAfterSales(call, request) {
    const found = findOwnOrder(call, request);
    if (!found.ok) return found;
    const order: AnyOrder = found.entry;
    if (openFlags.includes(order.assFlag)) return refused('alreadyOpen');
    const action = chosenAction(actionsOf.applyAfterSales, request);
    if (!action || !isOffered(action, order)) return refused('notOffered');
    changeOrder(call, request.orderType, order, action.sets);
    return { ok: true };
  },

  exportOrders(call, { orderType, format, state, keyWord, startDate, endDate }) {
    const filters = { orderType, format, state, keyWord, startDate, endDate, language: call.language };
    const given = Object.entries(filters).filter(([, value]) => value !== undefined);
    const fields = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
    const extension = format === exportOrdersFormatValues.csvFile ? 'csv' : 'xlsx';
    return { ok: true, data: mockLink(call, `/files/export/orders.${extension}`, fields) };
  },

  /** State 6 of the list is no state but the orders in after-sales. */
  listStandardOrders(call, request) {
    const me = callingMember(call).$id;
    const { state } = request;
    const mine = call.world.store
      .all('standardOrders')
      .filter((order) => order.$owner === me)
      .filter(({ proOrderState, assFlag }) =>
        state === inAfterSales
          ? assFlag !== assFlagValues.noAfterSales
          : state === undefined || proOrderState === state,
      );
    const sorted = sortEntries(mine, '-createTime', call.language);
    const data = pageOf(sorted, request).map((order) => shownBy(call, order));
    return { ok: true, data, params: { totalDataCounts: sorted.length } };
  },

  cancelStandardOrder(call, request) {
    const found = findOwnForAction(call, 'standardOrders', 'orderNo', request);
    if (!found.ok) return found;
    undo(call, found.entry);
    call.world.store.change('standardOrders', found.entry, found.sets as Partial<StandardOrderEntry>);
    return { ok: true };
  },

  confirmStandardReceipt(call, request) {
    const found = findOwnForAction(call, 'standardOrders', 'orderNo', request);
    if (!found.ok) return found;
    const { entry, sets } = found;
    call.world.store.change('standardOrders', entry, sets as Partial<StandardOrderEntry>);
    bookPoints(call, {
      budget: budgets.income,
      flowType: flowTypes.completedOrder,
      flowNum: earnedPoints(entry.moneyNum),
      objectId: entry.orderNo,
    });
    return { ok: true };
  },
};
