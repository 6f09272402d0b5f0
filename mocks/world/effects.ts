import { completedOrderEntry } from '#domain/ledger/entries.ts';
import { stepOfAction } from '#domain/orders/events.ts';
import { refundOf, refundSteps } from '#domain/orders/refunds.ts';
import { samplePieces } from '#domain/orders-sample/decide-sample.ts';
import { actions } from '#generated/actions.ts';
import type { Call } from './call.ts';
import type { Entry } from './entry.ts';
import { bookPoints } from './ledger/ledger.ts';
import { recordStep } from './orders/order-history.ts';
import { undoOrder } from './orders/undo-order.ts';

const { StandardOrder, SampleOrder } = actions;

type Effect = (call: Call, entry: Entry) => void;

function undoStandard(call: Call, { $id }: Entry): void {
  const { store } = call.world;
  const order = store.at('standardOrders', $id);
  if (!order) return;
  const { money } = undoOrder(store, order, call.now);
  recordStep(call, order.orderNo, ...refundSteps(money.length > 0, stepOfAction(StandardOrder.cancel).by));
}

function creditPoints(call: Call, { $id }: Entry): void {
  const order = call.world.store.at('standardOrders', $id);
  if (order) bookPoints(call, completedOrderEntry(order.orderNo, order.moneyNum));
}

function undoSample(call: Call, { $id }: Entry): void {
  const { store } = call.world;
  const sample = store.at('sampleOrders', $id);
  if (!sample) return;
  const { orderNo, integralNum: pointsSpent } = sample;
  const product = store.find('products', 'productId', sample.productId);
  if (product) store.change('products', product, { stock: product.stock + samplePieces });
  for (const points of refundOf({ orderNo, pointsSpent, paid: [] }).points) bookPoints(call, points);
}

/** What an action changes besides its entry and the history, which follow from the description: stock, points, money. */
export const effects: ReadonlyMap<object, Effect> = new Map<object, Effect>([
  [StandardOrder.cancel, undoStandard],
  [StandardOrder.confirmReceipt, creditPoints],
  [SampleOrder.cancel, undoSample],
]);
