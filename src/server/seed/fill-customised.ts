import { eq } from 'drizzle-orm';
import { methods, payTypes } from '#domain/cashier/methods.ts';
import { paymentEntry } from '#domain/ledger/entries.ts';
import { shopContract } from '#domain/order-documents/shop-contract.ts';
import { serviceTypes } from '#domain/orders/after-sales.ts';
import { orderEvents } from '#domain/orders/events.ts';
import { newAfterSales, newInstalment } from '#domain/orders/first-states.ts';
import { customisedSteps } from '#domain/orders/past-steps.ts';
import { afterSalesEnd } from '#domain/orders/shop-steps.ts';
import { planInstalments } from '#domain/orders-customised/instalments.ts';
import { constants } from '#generated/constants.ts';
import {
  assFlagValues,
  instalmentHeadAmountValues,
  customisedOrderSendValues as send,
  customisedOrderOrderStateValues as states,
} from '#generated/enums.ts';
import { storeApplication } from '#server/custom-apply/index.ts';
import type { Executor } from '#server/db/client.ts';
import { customisedOrder, instalment } from '#server/db/schema/customised-orders.ts';
import { afterSales } from '#server/db/schema/order-history.ts';
import { payment } from '#server/db/schema/payment.ts';
import { member } from '#server/db/schema/session.ts';
import { bookMoney, nextNumber } from '#server/ledger/index.ts';
import type { Receiver } from '#server/order-submit/index.ts';
import type { DemoCustomised } from './demo-content.ts';
import {
  addPastSteps,
  before,
  demoRateMicros,
  type PastAction,
  type TimedStep,
  timelineOf,
  timeOf,
} from './demo-time.ts';

interface Filling {
  readonly db: Executor;
  readonly content: { readonly receiver: Receiver };
  readonly memberId: number;
  readonly now: Date;
}

const { firstInstalment, laterInstalment } = instalmentHeadAmountValues;

interface Placed {
  readonly orderNo: string;
  readonly at: Date;
}

interface Stored {
  readonly orderNo: string;
  readonly timeline: readonly TimedStep[];
}

/** Pays instalments that fall due together from the dollar balance. */
async function payTogether(
  { db, memberId }: Filling,
  { orderNo, at }: Placed,
  due: readonly (typeof instalment.$inferSelect)[],
): Promise<readonly PastAction[]> {
  const amount = due.reduce((sum, { usMoney }) => sum + usMoney, 0);
  const number = await nextNumber(db, 'Z', at);
  const times = { createdAt: at, endedAt: at };
  const paid = { payType: payTypes.dollarBalance, currency: 'USD', state: 'paid' } as const;
  await db.insert(payment).values({ ...times, ...paid, number, memberId, orderNo, amount });
  const { accountType } = methods[paid.payType];
  const entry = paymentEntry({ accountType, amount, objectId: orderNo });
  await bookMoney(db, { ...entry, memberId, createdAt: at });
  for (const { id } of due)
    await db.update(instalment).set({ paidBy: number, paidAt: at }).where(eq(instalment.id, id));
  return [];
}

/** Sets the instalments of an order, and returns the payments that its history has. */
async function setInstalments(
  filling: Filling,
  { orderNo, timeline }: Stored,
  order: DemoCustomised,
): Promise<readonly PastAction[]> {
  const planned = (order.instalments ?? []).map(({ isFirst, ...one }) => ({
    ...one,
    headAmount: isFirst ? firstInstalment : laterInstalment,
  }));
  if (planned.length === 0) return [];
  const plan = planInstalments(planned, demoRateMicros);
  if (!plan.ok) throw new Error(`instalments of ${order.application.productName} cannot be paid`);
  const rows = await filling.db
    .insert(instalment)
    .values(
      plan.value.map(({ name, amount, amountZh, headAmount }, index) => ({
        ...newInstalment,
        orderNo,
        headAmount,
        position: index + 1,
        nameZh: name.zh,
        nameEn: name.en,
        usMoney: amount,
        zhMoney: amountZh,
      })),
    )
    .returning();
  const first = rows.filter(({ headAmount }) => headAmount === firstInstalment);
  const later = rows.filter(({ headAmount }) => headAmount === laterInstalment);
  const due = [...(first.length > 0 ? [first] : []), ...later.map((one) => [one])];
  return timeline
    .filter(({ event }) => event === orderEvents.instalmentPaid)
    .map(({ at }, index) => ({ at, run: () => payTogether(filling, { orderNo, at }, due[index] ?? []) }));
}

async function addAfterSales(
  { db, memberId }: Filling,
  { orderNo, timeline }: Stored,
  order: DemoCustomised,
): Promise<void> {
  const { question, reply = null, assFlag = 'noAfterSales' } = order;
  const createdAt = timeOf(timeline, orderEvents.afterSalesRequested);
  if (question === undefined || createdAt === undefined) return;
  const end = afterSalesEnd({ assFlag: assFlagValues[assFlag] });
  await db.insert(afterSales).values({
    orderNo,
    memberId,
    question,
    reply,
    createdAt,
    decision: (end ?? newAfterSales).decision,
    serviceType: serviceTypes.exchangeGoods,
    decidedAt: end ? (timeOf(timeline, end.event) ?? createdAt) : null,
  });
}

const withoutOffer: readonly number[] = [
  states.toBeExamined,
  states.orderRejected,
  states.cancelledOrRejected,
];

/** Stores a customised order in its state, with its instalments, payments, history and requests. */
export async function fillCustomised(
  filling: Filling,
  order: DemoCustomised,
): Promise<readonly PastAction[]> {
  const { db, memberId, now, content } = filling;
  const placedAt = before(now, order.daysAgo, -45);
  const [applicant] = await db.select().from(member).where(eq(member.id, memberId));
  const companyName = applicant?.mechanismName ?? '';
  const whose = { memberId, companyName, annexFile: null, rateMicros: demoRateMicros, now: placedAt };
  const orderNo = await storeApplication(db, { ...order.application, ...content.receiver }, whose);
  const state = states[order.state];
  const assFlag = assFlagValues[order.assFlag ?? 'noAfterSales'];
  const isSent = order.sent ? send.shipped : send.notShipped;
  const steps = customisedSteps({ orderState: state, assFlag, send: isSent, payments: order.payments ?? 0 });
  const timeline = timelineOf(steps, { placedAt, now, days: 45 });
  const contract = shopContract(orderNo, constants.defaultLanguage);
  await db
    .update(customisedOrder)
    .set({
      state,
      assFlag,
      send: isSent,
      logisticsName: order.sent?.by ?? null,
      logisticsNum: order.sent?.number ?? null,
      frontContract: withoutOffer.includes(state) ? null : contract,
      // The signed copy of the demo is the contract itself.
      backContract: timeOf(timeline, orderEvents.contractUploaded) ? contract : null,
    })
    .where(eq(customisedOrder.orderNo, orderNo));
  await addPastSteps(db, orderNo, timeline);
  await addAfterSales(filling, { orderNo, timeline }, order);
  return setInstalments(filling, { orderNo, timeline }, order);
}
