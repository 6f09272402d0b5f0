import type { Action } from '#domain/actions/offered.ts';
import { completedOrderEntry } from '#domain/ledger/entries.ts';
import { stepOfAction } from '#domain/orders/events.ts';
import { effectsOfAction } from '#domain/orders/order-effects.ts';
import { refundOf } from '#domain/orders/refunds.ts';
import { samplePieces } from '#domain/orders-sample/decide-sample.ts';
import type { Call } from './call.ts';
import type { Entry } from './entry.ts';
import { bookPoints } from './ledger/ledger.ts';
import { undoOrder } from './orders/undo-order.ts';

type Effect = (call: Call, entry: Entry, action: Action) => void;

function undoStandard(call: Call, { $id }: Entry, action: Action): void {
  const { store } = call.world;
  const order = store.at('standardOrders', $id);
  if (!order) return;
  const { by } = stepOfAction(action);
  undoOrder(store, order, { effects: effectsOfAction(action), now: call.now, by });
}

function undoSample(call: Call, { $id }: Entry, action: Action): void {
  const { store } = call.world;
  const sample = store.at('sampleOrders', $id);
  if (!sample) return;
  const { orderNo, integralNum: pointsSpent } = sample;
  const product = store.find('products', 'productId', sample.productId);
  if (product && effectsOfAction(action).restocks)
    store.change('products', product, { stock: product.stock + samplePieces });
  for (const points of refundOf({ orderNo, pointsSpent, paid: [] }).points) bookPoints(call, points);
}

/** What gives back the cost of an order of each kind; only customised orders without a payment can be cancelled. */
const undoing: Readonly<Record<string, Effect | undefined>> = {
  StandardOrder: undoStandard,
  SampleOrder: undoSample,
};

function creditPoints(call: Call, { $id }: Entry): void {
  const order = call.world.store.at('standardOrders', $id);
  if (order) bookPoints(call, completedOrderEntry(order.orderNo, order.moneyNum));
}

/** Changes what an action changes besides its entry and the history, which follow from the description: stock, points, money. */
export function applyEffects(call: Call, entry: Entry, action: Action): void {
  const { refunds, credits } = effectsOfAction(action);
  if (refunds) undoing[action.on]?.(call, entry, action);
  if (credits) creditPoints(call, entry);
}
