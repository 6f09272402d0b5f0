import { decideOrder } from '#domain/order-submit/decide-order.ts';
import type { NamedCartLine, NamedLine } from '#domain/order-submit/match-lines.ts';
import { effectsOfOrder } from '#domain/order-submit/order-effects.ts';
import type { DiscountType, SentFigures } from '#domain/order-submit/order-figures.ts';
import { deleteLines } from '#server/cart/index.ts';
import { type LockedProduct, takeStock } from '#server/catalogue/index.ts';
import type { Config } from '#server/config.ts';
import { awaitTogether } from '#server/db/await-together.ts';
import type { Executor } from '#server/db/client.ts';
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

type Effects = ReturnType<typeof effectsOfOrder<LockedProduct>>;

async function takePieces(tx: Executor, { stock }: Effects): Promise<void> {
  const taken = stock.map(({ product: { productId }, pieces }) => ({ productId, pieces }));
  const short = taken.length > 0 ? await takeStock(tx, taken) : [];
  if (short.length > 0) throw new Error(`the stock of locked products changed: ${short.join(', ')}`);
}

/**
 * Locks the account and the products and reads what else decides an order. The statements are sent together and in this order, which
 * prevents deadlocks: each is sent when its function is called. `lockLines` is for what is locked between account and products.
 */
function lockForOrder<Lines>(
  tx: Executor,
  { memberId, lines }: OrderRequest,
  { now }: Setting,
  lockLines: () => Promise<Lines>,
) {
  return awaitTogether([
    lockOpenAccount(tx, memberId),
    lockLines(),
    lockLineProducts(tx, lines),
    readGrade(tx, memberId),
    nextNumber(tx, 'P', now),
  ]);
}

interface Locked {
  readonly points: number;
  readonly matched: Awaited<ReturnType<typeof lockLineProducts>>;
  readonly grade: string | null;
  readonly orderNo: string;
}

/** Decides an order with the current state of what is locked, and only then writes: a refusal precedes the first change. */
async function place(
  tx: Executor,
  { points, matched, grade, orderNo }: Locked,
  request: OrderRequest,
  { config, now }: Setting,
) {
  const { memberId, discountType, sent, receiver } = request;
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
  const effects = effectsOfOrder(orderNo, figures);
  await awaitTogether([
    takePieces(tx, effects),
    storeOrder(tx, { orderNo, memberId, now, ...receiver }, figures),
    bookPoints(tx, { ...effects.points, memberId, createdAt: now }),
  ]);
  const { usMoney, zhMoney } = figures;
  return { ok: true, data: orderNo, params: { usMoney, zhMoney } } as const;
}

/**
 * Places an order completely or not at all. What does not need each other's results is sent together, which saves round trips while
 * others wait for the same products.
 */
export function placeOrder(db: Executor, request: OrderRequest, setting: Setting) {
  return withLockRetry(db, async (tx) => {
    const locked = await lockForOrder(tx, request, setting, async () => undefined);
    const [{ points }, , matched, grade, orderNo] = locked;
    return place(tx, { points, matched, grade, orderNo }, request, setting);
  });
}

/** Like `placeOrder` for cart lines, which are locked between account and products and are deleted with the order. */
export function placeCartOrder(db: Executor, request: CartOrderRequest, setting: Setting) {
  const { memberId, lines } = request;
  return withLockRetry(db, async (tx) => {
    const lockLines = () => lockCart(tx, memberId, lines);
    const locked = await lockForOrder(tx, request, setting, lockLines);
    const [{ points }, refused, matched, grade, orderNo] = locked;
    if (refused) return refused;
    const placed = await place(tx, { points, matched, grade, orderNo }, request, setting);
    if (placed.ok) {
      const carIds = lines.map(({ carId }) => carId);
      await deleteLines(tx, carIds);
    }
    return placed;
  });
}
