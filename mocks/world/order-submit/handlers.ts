import { decideOrder } from '#domain/order-submit/decide-order.ts';
import {
  matchProducts,
  type NamedLine,
  refuseCartLines,
  refuseRepeatedLine,
} from '#domain/order-submit/match-lines.ts';
import { effectsOfOrder } from '#domain/order-submit/order-effects.ts';
import type { DiscountType, SentFigures } from '#domain/order-submit/order-figures.ts';
import { placedStep } from '#domain/orders/events.ts';
import { newStandardOrder } from '#domain/orders/first-states.ts';
import { orderNumber } from '#domain/orders/order-number.ts';
import { type Call, type CustomHandlers, callingMember } from '../call.ts';
import { offeredProduct } from '../cart/offered-product.ts';
import { ownCartLines } from '../cart/own-cart-lines.ts';
import { balancesOf, bookPoints } from '../ledger/ledger.ts';
import { rateMicros } from '../money/exchange-rate.ts';
import { recordStep } from '../orders/order-history.ts';
import { firstLine, lineEntry } from '../start/standard-orders.ts';

interface Sent extends SentFigures {
  readonly discountType: DiscountType;
  readonly receivingUser: string;
  readonly receivingAddress: string;
  readonly receivingPhone: string;
}

function placeOrder(call: Call, lines: readonly NamedLine[], sent: Sent) {
  const { store } = call.world;
  const { $id: $owner, grade } = callingMember(call);
  const products = lines.flatMap(({ productId }) => store.at('products', productId) ?? []);
  const matched = matchProducts(lines, products.map(offeredProduct));
  if (!matched.ok) return matched;
  const { discountType, receivingUser, receivingAddress, receivingPhone } = sent;
  const { points } = balancesOf(call);
  const decided = decideOrder({ lines: matched.value, discountType, sent, grade, points, rateMicros });
  if (!decided.ok) return decided;
  const { lines: priced, discounted, usMoney, zhMoney } = decided.value;
  const entries = priced.map((line) => lineEntry(line));
  const { orderNo } = store.add('standardOrders', ($id) => ({
    $id,
    $owner,
    orderNo: orderNumber('P', $id, call.now),
    systemContract: null,
    ...firstLine(entries),
    lines: entries,
    moneyNum: usMoney,
    moneyNumZh: zhMoney,
    exchangeRate: rateMicros,
    createTime: call.now.toISOString(),
    receivingUser,
    receivingAddress,
    receivingPhone,
    ...newStandardOrder,
    logisticsName: null,
    logisticsNum: null,
    userContract: null,
    discountType: discounted.discountType,
    discountMoney: discounted.deduction,
    $points: discounted.points,
  }));
  recordStep(call, orderNo, placedStep);
  const effects = effectsOfOrder(orderNo, decided.value);
  for (const { product, pieces } of effects.stock) {
    const stored = store.at('products', product.productId);
    if (stored) store.change('products', stored, { stock: stored.stock - pieces });
  }
  bookPoints(call, effects.points);
  return { ok: true, data: orderNo, params: { usMoney, zhMoney } } as const;
}

/** Custom because an order changes stock, points and the cart, at prices that are calculated again. */
export const orderSubmitHandlers: CustomHandlers = {
  submitCartOrder(call, { productInfos, ...sent }) {
    const repeated = refuseRepeatedLine(productInfos);
    if (repeated) return repeated;
    const chosen = ownCartLines(
      call,
      productInfos.map(({ carId }) => carId),
    );
    const refused = refuseCartLines(chosen, productInfos);
    if (refused) return refused;
    const placed = placeOrder(call, productInfos, sent);
    if (placed.ok && chosen.ok) for (const line of chosen.value) call.world.store.remove('cartItems', line);
    return placed;
  },

  submitDirectOrder(call, { productId, productNum, num, backorderWeeks, backordered, ...sent }) {
    return placeOrder(call, [{ productId, productNum, num, backorderWeeks, backordered }], sent);
  },
};
