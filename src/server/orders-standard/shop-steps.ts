import { eq } from 'drizzle-orm';
import { earnedPointsBack } from '#domain/orders/refunds.ts';
import type { shopSteps } from '#domain/orders/shop-steps.ts';
import { earnedPoints } from '#domain/points/earned-points.ts';
import {
  afterSalesRecordDecisionValues as decisions,
  standardOrderProOrderStateValues,
} from '#generated/enums.ts';
import type { Executor } from '#server/db/client.ts';
import { standardOrder } from '#server/db/schema/orders.ts';
import { bookPoints, lockAccount } from '#server/ledger/index.ts';
import { decideAfterSales, takeShopStep } from '#server/orders/index.ts';
import { undoOrder } from './undo-order.ts';

const kind = 'StandardOrder';

/** An order that the shop works on. */
interface ShopOrder {
  readonly orderNo: string;
  readonly now: Date;
}

/** Carrier and number of a consignment. */
interface Shipment {
  readonly logisticsName: string;
  readonly logisticsNum: string;
}

/** The shop sends the goods. */
export function shipStandardOrder(db: Executor, order: ShopOrder, shipment: Shipment) {
  const { logisticsName, logisticsNum } = shipment;
  return takeShopStep(db, { ...order, kind, name: 'ship', values: { logisticsName, logisticsNum } });
}

/** The shop does not accept an order; everything that it took is given back. */
export function refuseStandardOrder(db: Executor, order: ShopOrder) {
  return takeShopStep(db, {
    ...order,
    kind,
    name: 'refuse',
    effect: (tx, _, memberId) => undoOrder(tx, { ...order, memberId, restocks: true }),
  });
}

/** Points that the order credited when it was completed go with its goods. */
async function takeEarnedPoints(tx: Executor, { orderNo, now }: ShopOrder, memberId: number): Promise<void> {
  const [order] = await tx.select().from(standardOrder).where(eq(standardOrder.orderNo, orderNo));
  if (order?.state !== standardOrderProOrderStateValues.completed) return;
  const { points } = await lockAccount(tx, memberId);
  const entry = earnedPointsBack(orderNo, earnedPoints(order.usMoney), points);
  if (entry) await bookPoints(tx, { ...entry, memberId, createdAt: now });
}

type AfterSalesStep = Extract<
  keyof typeof shopSteps.StandardOrder,
  'completeExchange' | 'completeReturn' | 'refuseAfterSales'
>;

/** The shop decides a request for after-sales service. A completed return gives money and points back, but no stock. */
export function decideStandardAfterSales(
  db: Executor,
  order: ShopOrder,
  name: AfterSalesStep,
  reply: string | null,
) {
  const decision = name === 'refuseAfterSales' ? decisions.afterSalesRefused : decisions.afterSalesCompleted;
  return takeShopStep(db, {
    ...order,
    kind,
    name,
    effect: async (tx, step, memberId) => {
      await decideAfterSales(tx, order.orderNo, { decision, reply, now: order.now });
      if (!step.refunds) return false;
      const isRefunded = await undoOrder(tx, { ...order, memberId, restocks: false });
      await takeEarnedPoints(tx, order, memberId);
      return isRefunded;
    },
  });
}
