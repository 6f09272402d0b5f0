import { piecesFromStock } from '#domain/cart/backorder.ts';
import { spentPointsEntry } from '#domain/ledger/entries.ts';
import { decideOrder } from '#domain/order-submit/decide-order.ts';
import type { NamedCartLine, NamedLine } from '#domain/order-submit/match-lines.ts';
import type { DiscountType, OrderFigures, SentFigures } from '#domain/order-submit/order-figures.ts';
import { deleteLines } from '#server/cart/index.ts';
import { takeStock } from '#server/catalogue/index.ts';
import type { Config } from '#server/config.ts';
import type { Executor } from '#server/db/client.ts';
import { sentTogether } from '#server/db/sent-together.ts';
import { withLockRetry } from '#server/db/with-lock-retry.ts';
import { bookPoints, lockOpenAccount, nextNumber } from '#server/ledger/index.ts';
import { lockCart, lockLineProducts } from './lock-lines.ts';
import { readGrade } from './read-grade.ts';
import { type Receiver, storeOrder } from './store-order.ts';

/** An order as requested. */
export interface OrderRequest {
  readonly memberId: number;
  readonly lines: readonly NamedLine[];
  readonly discountType: DiscountType;
  readonly sent: SentFigures;
  readonly receiver: Receiver;
}

interface CartOrderRequest extends OrderRequest {
  readonly lines: readonly NamedCartLine[];
}

interface Setting {
  readonly config: Pick<Config, 'yuanPerDollarMicros'>;
  readonly now: Date;
}

async function takePieces(tx: Executor, { lines }: OrderFigures): Promise<void> {
  const taken = lines
    .map(({ product, ...line }) => ({ productId: product.productId, pieces: piecesFromStock(line) }))
    .filter(({ pieces }) => pieces > 0);
  const short = taken.length > 0 ? await takeStock(tx, taken) : [];
  if (short.length > 0) throw new Error(`the stock of locked products changed: ${short.join(', ')}`);
}

async function place(tx: Executor, points: number, request: OrderRequest, { config, now }: Setting) {
  const { memberId, lines, discountType, sent, receiver } = request;
  const [matched, grade] = await sentTogether([lockLineProducts(tx, lines), readGrade(tx, memberId)]);
  if (!matched.ok) return matched;
  const decided = decideOrder({
    lines: matched.value,
    discountType,
    sent,
    grade,
    points,
    rateMicros: config.yuanPerDollarMicros,
  });
  if (!decided.ok) return decided;
  const figures = decided.value;
  const [orderNo] = await sentTogether([nextNumber(tx, 'P', now), takePieces(tx, figures)]);
  await storeOrder(tx, { orderNo, memberId, now, ...receiver }, figures);
  const spent = spentPointsEntry(orderNo, figures.discounted.points);
  await bookPoints(tx, { ...spent, memberId, createdAt: now });
  const { usMoney, zhMoney } = figures;
  return { ok: true, data: orderNo, params: { usMoney, zhMoney } } as const;
}

/**
 * Places an order completely or not at all. Locks the account and then the products, decides with their current state, and only
 * then writes: a refusal precedes the first change. Statements that need neither each other's results nor an order between them are
 * started together, which saves round trips while others wait for the same products.
 */
export function placeOrder(db: Executor, request: OrderRequest, setting: Setting) {
  return withLockRetry(db, async (tx) => {
    const { points } = await lockOpenAccount(tx, request.memberId);
    return place(tx, points, request, setting);
  });
}

/** Like `placeOrder` for cart lines, which are locked between account and products and are deleted with the order. */
export function placeCartOrder(db: Executor, request: CartOrderRequest, setting: Setting) {
  const { memberId, lines } = request;
  return withLockRetry(db, async (tx) => {
    const { points } = await lockOpenAccount(tx, memberId);
    const refused = await lockCart(tx, memberId, lines);
    if (refused) return refused;
    const placed = await place(tx, points, request, setting);
    if (placed.ok) {
      const carIds = lines.map(({ carId }) => carId);
      await deleteLines(tx, carIds);
    }
    return placed;
  });
}
