import { chosenAction } from '#domain/actions/offered.ts';
import { stepOfAction } from '#domain/orders/events.ts';
import { refundOf } from '#domain/orders/refunds.ts';
import { samplePieces } from '#domain/orders-sample/decide-sample.ts';
import { actions, actionsOf } from '#generated/actions.ts';
import type { CustomHandlers } from '../call.ts';
import { bookPoints } from '../ledger.ts';
import { recordStep } from '../order-history.ts';
import { ordersPage } from '../orders-page.ts';
import { findOwnForAction } from '../own-entry.ts';

const { cancel } = actions.SampleOrder;

/** Custom because orders are searched by the words of their product, and cancelling returns points and stock. */
export const ordersSampleHandlers: CustomHandlers = {
  listSampleOrders(call, request) {
    const { state } = request;
    return ordersPage(
      call,
      'sampleOrders',
      request,
      ({ orderState }) => state === undefined || orderState === state,
    );
  },

  moveSampleOrder(call, request) {
    const found = findOwnForAction(call, 'sampleOrders', 'sampleId', request);
    if (!found.ok) return found;
    const { entry, sets } = found;
    const { store } = call.world;
    store.change('sampleOrders', entry, sets);
    const action = chosenAction(actionsOf.moveSampleOrder, request);
    if (action) recordStep(call, entry.orderNo, stepOfAction(action));
    if (action?.name !== cancel.name) return { ok: true };
    const product = store.find('products', 'productId', entry.productId);
    if (product) store.change('products', product, { stock: product.stock + samplePieces });
    const { orderNo, integralNum: pointsSpent } = entry;
    for (const points of refundOf({ orderNo, pointsSpent, paid: [] }).points) bookPoints(call, points);
    return { ok: true };
  },
};
