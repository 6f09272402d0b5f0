import { chosenAction } from '#domain/actions/offered.ts';
import { centsToMicros } from '#domain/money/index.ts';
import { refuseAfterSales } from '#domain/orders/after-sales.ts';
import { stepOfAction } from '#domain/orders/events.ts';
import { newAfterSales } from '#domain/orders/first-states.ts';
import { buyLineAgain, type LineAgain, sentLineAgain } from '#domain/orders-standard/buy-again.ts';
import { actionsOf } from '#generated/actions.ts';
import { type Call, type CustomHandlers, callingMember } from '../call.ts';
import { offeredProduct } from '../cart/offered-product.ts';
import { type AnyOrder, changeOrder, findOwnOrder } from '../orders/any-order.ts';
import type { LineEntry } from '../orders/order-entries.ts';
import { recordStep } from '../orders/order-history.ts';
import { findOwn } from '../own-entry.ts';

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

/** Custom because an application is for orders of two kinds, and lines go back to the cart. */
export const ordersStandardHandlers: CustomHandlers = {
  applyAfterSales(call, request) {
    const found = findOwnOrder(call, request);
    if (!found.ok) return found;
    const order: AnyOrder = found.entry;
    const action = chosenAction(actionsOf.applyAfterSales, request);
    if (!action)
      throw new Error(`${request.serviceType} is not a service for orders of type ${request.orderType}`);
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
