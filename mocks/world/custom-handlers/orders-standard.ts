import { chosenAction } from '#domain/actions/offered.ts';
import { budgets, flowTypes } from '#domain/ledger/flow-values.ts';
import { centsToMicros } from '#domain/money/index.ts';
import { exportLink } from '#domain/order-export/export-link.ts';
import { refuseAfterSales } from '#domain/orders/after-sales.ts';
import { stepOfAction } from '#domain/orders/events.ts';
import { refundSteps } from '#domain/orders/refunds.ts';
import { buyLineAgain, type LineAgain, sentLineAgain } from '#domain/orders-standard/buy-again.ts';
import { isInState } from '#domain/orders-standard/in-state.ts';
import { earnedPoints } from '#domain/points/earned-points.ts';
import { actions, actionsOf } from '#generated/actions.ts';
import { afterSalesRecordDecisionValues } from '#generated/enums.ts';
import { type AnyOrder, changeOrder, findOwnOrder } from '../any-order.ts';
import { type Call, type CustomHandlers, callingMember } from '../call.ts';
import { bookPoints } from '../ledger.ts';
import { mockLink } from '../mock-link.ts';
import { offeredProduct } from '../offered-product.ts';
import type { LineEntry } from '../order-entries.ts';
import { recordStep } from '../order-history.ts';
import { ordersPage } from '../orders-page.ts';
import { findOwn, findOwnForAction } from '../own-entry.ts';
import { refuseContract } from '../stored-contract.ts';
import { undoOrder } from '../undo-order.ts';

const { StandardOrder } = actions;

function addAgain(call: Call, { productId, num: added }: LineEntry): LineAgain {
  const { store } = call.world;
  const $owner = callingMember(call).$id;
  const product = store.at('products', productId);
  const mine = store.all('cartItems').filter((line) => line.$owner === $owner);
  const line = mine.find((one) => one.productId === productId);
  const again = buyLineAgain({
    product: product && offeredProduct(product),
    added,
    line,
    lines: mine.length,
  });
  if (!again.chosen) return again;
  const { num, seenPrice: $seenPrice } = again.chosen;
  if (line) store.change('cartItems', line, { num, $seenPrice });
  else store.add('cartItems', ($id) => ({ $id, carId: $id, $owner, productId, num, $seenPrice }));
  return again;
}

/** Custom because these steps also change stock, money, points, the history or the other kind of order. */
export const ordersStandardHandlers: CustomHandlers = {
  applyAfterSales(call, request) {
    const found = findOwnOrder(call, request);
    if (!found.ok) return found;
    const order: AnyOrder = found.entry;
    const action = chosenAction(actionsOf.applyAfterSales, request);
    const refusal = refuseAfterSales(action, order);
    if (refusal || !action) return refusal ?? { ok: false, code: 'notOffered' };
    const { orderType, orderNo, serviceType, questionContent } = request;
    changeOrder(call, orderType, order, action.sets);
    call.world.store.add('afterSales', ($id) => ({
      $id,
      orderNo,
      serviceType,
      questionContent,
      createTime: call.now.toISOString(),
      decision: afterSalesRecordDecisionValues.afterSalesUndecided,
      decisionTime: null,
      reply: null,
    }));
    recordStep(call, orderNo, stepOfAction(action));
    return { ok: true };
  },

  exportOrders(call, request) {
    const { path, fields } = exportLink(request, call.language);
    return { ok: true, data: mockLink(call, path, fields) };
  },

  listStandardOrders(call, request) {
    return ordersPage(call, 'standardOrders', request, (order) => isInState(order, request.state));
  },

  cancelStandardOrder(call, request) {
    const found = findOwnForAction(call, 'standardOrders', 'orderNo', request);
    if (!found.ok) return found;
    const { money } = undoOrder(call.world.store, found.entry, call.now);
    call.world.store.change('standardOrders', found.entry, found.sets);
    const cancelled = stepOfAction(StandardOrder.cancel);
    recordStep(call, request.orderNo, cancelled, ...refundSteps(money.length > 0, cancelled.by));
    return { ok: true };
  },

  confirmStandardReceipt(call, request) {
    const found = findOwnForAction(call, 'standardOrders', 'orderNo', request);
    if (!found.ok) return found;
    const { entry, sets } = found;
    call.world.store.change('standardOrders', entry, sets);
    bookPoints(call, {
      budget: budgets.income,
      flowType: flowTypes.completedOrder,
      flowNum: earnedPoints(entry.moneyNum),
      objectId: entry.orderNo,
    });
    recordStep(call, request.orderNo, stepOfAction(StandardOrder.confirmReceipt));
    return { ok: true };
  },

  uploadStandardContract(call, request) {
    const found = findOwnForAction(call, 'standardOrders', 'orderNo', request);
    if (!found.ok) return found;
    const refusal = refuseContract(call, request.contractLink);
    if (refusal) return refusal;
    call.world.store.change('standardOrders', found.entry, { userContract: request.contractLink });
    recordStep(call, request.orderNo, stepOfAction(StandardOrder.uploadContract));
    return { ok: true };
  },

  buyAgain(call, { orderNo }) {
    const found = findOwn(call, 'standardOrders', 'orderNo', orderNo);
    if (!found.ok) return found;
    const data = found.entry.lines.map((line) => {
      const unitPrice = centsToMicros(line.unitPrice);
      return sentLineAgain({ ...line, unitPrice }, addAgain(call, line), call.language);
    });
    return { ok: true, data };
  },
};
