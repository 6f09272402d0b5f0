import { chosenAction } from '#domain/actions/offered.ts';
import { centsToMicros } from '#domain/money/index.ts';
import { exportLink } from '#domain/order-export/export-link.ts';
import { refuseAfterSales } from '#domain/orders/after-sales.ts';
import { stepOfAction } from '#domain/orders/events.ts';
import { newAfterSales } from '#domain/orders/first-states.ts';
import { buyLineAgain, type LineAgain, sentLineAgain } from '#domain/orders-standard/buy-again.ts';
import { actions, actionsOf } from '#generated/actions.ts';
import { type Call, type CustomHandlers, callingMember } from '../call.ts';
import { offeredProduct } from '../cart/offered-product.ts';
import { mockLink } from '../mock-link.ts';
import { type AnyOrder, changeOrder, findOwnOrder } from '../orders/any-order.ts';
import type { LineEntry } from '../orders/order-entries.ts';
import { recordStep } from '../orders/order-history.ts';
import { refuseContract } from '../orders/stored-contract.ts';
import { findOwn, findOwnForAction } from '../own-entry.ts';

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

/** Custom because an application is for orders of two kinds, an export is a link, a contract a file, and lines go back to the cart. */
export const ordersStandardHandlers: CustomHandlers = {
  applyAfterSales(call, request) {
    const found = findOwnOrder(call, request);
    if (!found.ok) return found;
    const order: AnyOrder = found.entry;
    const action = chosenAction(actionsOf.applyAfterSales, request);
    if (!action)
      throw new Error(`${request.serviceType} is no service for orders of type ${request.orderType}`);
    const refusal = refuseAfterSales(action, order);
    if (refusal) return refusal;
    const { orderType, orderNo, serviceType, questionContent } = request;
    changeOrder(call, orderType, order, action.sets);
    call.world.store.add('afterSales', ($id) => ({
      $id,
      orderNo,
      serviceType,
      questionContent,
      createTime: call.now.toISOString(),
      ...newAfterSales,
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
