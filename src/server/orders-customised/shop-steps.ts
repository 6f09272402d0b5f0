import { eq } from 'drizzle-orm';
import { shopContract } from '#domain/order-documents/shop-contract.ts';
import { newInstalment } from '#domain/orders/first-states.ts';
import type { AfterSalesStepName } from '#domain/orders/shop-steps.ts';
import { type PlannedInstalment, planInstalments } from '#domain/orders-customised/instalments.ts';
import { requireExisting } from '#domain/ownership/own-entry.ts';
import { constants } from '#generated/constants.ts';
import type { Executor } from '#server/db/client.ts';
import { customisedOrder, instalment } from '#server/db/schema/customised-orders.ts';
import { type Shipment, type ShopOrder, shipOrder, takeShopStep } from '#server/orders/index.ts';
import { refundPayments } from './refund-payments.ts';

const kind = 'CustomisedOrder';

/** The quoted instalments as rows of the order, or why they cannot be set. */
async function readQuotation(db: Executor, orderNo: string, planned: readonly PlannedInstalment[]) {
  const mine = eq(customisedOrder.orderNo, orderNo);
  const [found] = await db
    .select({ rateMicros: customisedOrder.rateMicros })
    .from(customisedOrder)
    .where(mine);
  const named = requireExisting(found);
  if (!named.ok) return named;
  const plan = planInstalments(planned, named.value.rateMicros);
  if (!plan.ok) return plan;
  const rows = plan.value.map(({ name, amount, amountZh, headAmount }, index) => ({
    ...newInstalment,
    orderNo,
    position: index + 1,
    nameZh: name.zh,
    nameEn: name.en,
    usMoney: amount,
    zhMoney: amountZh,
    headAmount,
  }));
  return { ok: true, rows } as const;
}

/**
 * The shop agrees to make a product, quotes its price in instalments and offers its contract (file name, comma, path), the issued
 * one unless it has another.
 */
export async function approveCustomisedOrder(
  db: Executor,
  order: ShopOrder,
  planned: readonly PlannedInstalment[],
  frontContract = shopContract(order.orderNo, constants.defaultLanguage),
) {
  const quotation = await readQuotation(db, order.orderNo, planned);
  if (!quotation.ok) return quotation;
  const write = (tx: Executor) => tx.insert(instalment).values(quotation.rows);
  return takeShopStep(db, { ...order, kind, name: 'approve', values: { frontContract }, write });
}

/** The shop does not make a product. */
export function refuseCustomisedOrder(db: Executor, order: ShopOrder) {
  return takeShopStep(db, { ...order, kind, name: 'refuse' });
}

/** The shop decides about the contract that the member signed. */
export function decideContract(db: Executor, order: ShopOrder, isAccepted: boolean) {
  return takeShopStep(db, { ...order, kind, name: isAccepted ? 'acceptContract' : 'refuseContract' });
}

/** The shop opens the payment of an order under contract. Only an order that was approved without a price takes its instalments here. */
export async function setInstalments(
  db: Executor,
  order: ShopOrder,
  planned: readonly PlannedInstalment[] = [],
) {
  const step = { ...order, kind, name: 'setInstalments' } as const;
  const agreed = await db.select().from(instalment).where(eq(instalment.orderNo, order.orderNo));
  if (agreed.length > 0) return takeShopStep(db, step);
  const quotation = await readQuotation(db, order.orderNo, planned);
  if (!quotation.ok) return quotation;
  return takeShopStep(db, { ...step, write: (tx) => tx.insert(instalment).values(quotation.rows) });
}

/** The shop sends the goods. */
export function shipCustomisedOrder(db: Executor, order: ShopOrder, shipment: Shipment) {
  return shipOrder(db, kind, order, shipment);
}

/** The shop ends an order that it had approved; what was paid of it is given back. */
export function endCustomisedOrder(db: Executor, order: ShopOrder) {
  return takeShopStep(db, { ...order, kind, name: 'end', undo: refundPayments });
}

/** The shop decides a request for after-sales service; a completed return gives back what was paid. */
export function decideCustomisedAfterSales(
  db: Executor,
  order: ShopOrder,
  name: AfterSalesStepName<typeof kind>,
  reply: string | null,
) {
  return takeShopStep(db, { ...order, kind, name, reply, undo: refundPayments });
}
