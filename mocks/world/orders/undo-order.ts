import { piecesFromStock } from '#domain/cart/backorder.ts';
import { amountIn } from '#domain/ledger/flow-values.ts';
import { refundOf } from '#domain/orders/refunds.ts';
import { addMoney, addPoints } from '../ledger/ledger.ts';
import type { Store } from '../store.ts';
import type { StandardOrderEntry } from './order-entries.ts';

function paidBy({ paidIn, moneyNum, moneyNumZh }: StandardOrderEntry) {
  if (paidIn === undefined) return [];
  return [{ accountType: paidIn, amount: amountIn(paidIn, { moneyNum, moneyNumZh }) }];
}

/** The pieces go back into stock, points and money back to where they came from. */
export function undoOrder(store: Store, order: StandardOrderEntry, now: Date) {
  for (const { productId, num, $backordered: backordered } of order.lines) {
    const product = store.at('products', productId);
    if (product)
      store.change('products', product, { stock: product.stock + piecesFromStock({ num, backordered }) });
  }
  const { orderNo, $owner, $points: pointsSpent } = order;
  const refund = refundOf({ orderNo, pointsSpent, paid: paidBy(order) });
  for (const entry of refund.points) addPoints(store, now, $owner, entry);
  for (const entry of refund.money) addMoney(store, now, $owner, entry);
  return refund;
}
