import { stockOfLines } from '#domain/cart/backorder.ts';
import { balanceOf } from '#domain/cashier/methods.ts';
import { amountIn } from '#domain/ledger/flow-values.ts';
import type { OrderActor } from '#domain/orders/events.ts';
import type { OrderEffects } from '#domain/orders/order-effects.ts';
import { refundOf, refundSteps } from '#domain/orders/refunds.ts';
import { correctOrderInvoices } from '../invoice/correct-invoices.ts';
import { addMoney, addPoints } from '../ledger/ledger.ts';
import { addRefunds } from '../payment/refunds.ts';
import type { Store } from '../store.ts';
import type { StandardOrderEntry } from './order-entries.ts';
import { recordSteps } from './order-history.ts';

/** What an order was paid with; orders of the starting world have no payment, and were paid from a balance. */
function paymentsOf(store: Store, order: StandardOrderEntry) {
  const { orderNo, paidIn, moneyNum, moneyNumZh, $owner } = order;
  const known = store.all('payments').filter((one) => one.orderNo === orderNo && one.state === 'paid');
  const paid = known.map(({ payType, amount, refundAtSandbox: atSandbox }) => {
    return { $owner, orderNo, payType, amount, atSandbox };
  });
  const [first] = paid;
  if (first) return paid;
  if (paidIn === undefined) return [];
  return [
    { $owner, orderNo, payType: balanceOf(paidIn), amount: amountIn(paidIn, { moneyNum, moneyNumZh }) },
  ];
}

function restock(store: Store, { lines }: StandardOrderEntry): void {
  const ordered = lines.map(({ $backordered: backordered, ...line }) => ({ ...line, backordered }));
  for (const { productId, pieces } of stockOfLines(ordered)) {
    const product = store.at('products', productId);
    if (product) store.change('products', product, { stock: product.stock + pieces });
  }
}

/** Points and money go back to where they came from and, where the change restocks, the pieces into stock; invoices are corrected. */
export function undoOrder(
  store: Store,
  order: StandardOrderEntry,
  { effects, now, by }: { readonly effects: OrderEffects; readonly now: Date; readonly by: OrderActor },
): void {
  if (effects.restocks) restock(store, order);
  const { orderNo, $owner, $points: pointsSpent } = order;
  const refund = refundOf({ orderNo, pointsSpent, paid: paymentsOf(store, order) });
  addRefunds(store, refund.refunds, now);
  for (const entry of refund.points) addPoints(store, now, $owner, entry);
  for (const entry of refund.money) addMoney(store, now, $owner, entry);
  recordSteps(store, orderNo, now, refundSteps(refund.refunds, by));
  correctOrderInvoices(store, orderNo, now);
}
