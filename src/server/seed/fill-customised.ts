import { eq } from 'drizzle-orm';
import { payTypes } from '#domain/cashier/methods.ts';
import { accountTypes, budgets, dealTypes } from '#domain/ledger/flow-values.ts';
import { shopContract } from '#domain/order-documents/shop-contract.ts';
import { isAfterSalesOpen, serviceTypes } from '#domain/orders/after-sales.ts';
import { customisedSteps } from '#domain/orders/past-steps.ts';
import { planInstalments } from '#domain/orders-customised/instalments.ts';
import { constants } from '#generated/constants.ts';
import {
  assFlagValues,
  afterSalesRecordDecisionValues as decisions,
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
import { addPastSteps, before, demoRateMicros } from './demo-time.ts';

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

/** Pays instalments that fall due together from the dollar balance. */
async function payTogether(
  { db, memberId }: Filling,
  { orderNo, at }: Placed,
  due: readonly (typeof instalment.$inferSelect)[],
): Promise<void> {
  const amount = due.reduce((sum, { usMoney }) => sum + usMoney, 0);
  const number = await nextNumber(db, 'Z', at);
  const times = { createdAt: at, endedAt: at };
  const paid = { payType: payTypes.dollarBalance, currency: 'USD', state: 'paid' } as const;
  await db.insert(payment).values({ ...times, ...paid, number, memberId, orderNo, amount });
  await bookMoney(db, {
    memberId,
    amount,
    objectId: orderNo,
    createdAt: at,
    accountType: accountTypes.dollarAccount,
    budget: budgets.expense,
    dealType: dealTypes.orderPayment,
  });
  for (const { id } of due)
    await db.update(instalment).set({ paidBy: number, paidAt: at }).where(eq(instalment.id, id));
}

/** Sets the instalments and makes the payments of an order. */
async function setAndPay(filling: Filling, placed: Placed, order: DemoCustomised): Promise<void> {
  const planned = (order.instalments ?? []).map(({ isFirst, ...one }) => ({
    ...one,
    headAmount: isFirst ? firstInstalment : laterInstalment,
  }));
  if (planned.length === 0) return;
  const plan = planInstalments(planned, demoRateMicros);
  if (!plan.ok) throw new Error(`instalments of ${order.application.productName} cannot be paid`);
  const { orderNo } = placed;
  const rows = await filling.db
    .insert(instalment)
    .values(
      plan.value.map(({ name, amount, amountZh, headAmount }, index) => ({
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
  const payments = [...(first.length > 0 ? [first] : []), ...later.map((one) => [one])];
  for (const [index, due] of payments.slice(0, order.payments ?? 0).entries())
    await payTogether(filling, { orderNo, at: new Date(placed.at.getTime() + index * 60_000) }, due);
}

async function addAfterSales({ db, memberId, now }: Filling, orderNo: string, order: DemoCustomised) {
  const { question, reply = null, assFlag = 'noAfterSales', daysAgo } = order;
  if (question === undefined) return;
  const isOpen = isAfterSalesOpen({ assFlag: assFlagValues[assFlag] });
  const decision = isOpen ? decisions.afterSalesUndecided : decisions.afterSalesRefused;
  const createdAt = before(now, Math.max(0, daysAgo - 40));
  await db.insert(afterSales).values({
    orderNo,
    memberId,
    question,
    reply,
    createdAt,
    decision,
    serviceType: serviceTypes.exchangeGoods,
    decidedAt: isOpen ? null : createdAt,
  });
}

const withOffer: readonly number[] = [states.toBeExamined, states.orderRejected, states.cancelledOrRejected];

/** Stores a customised order in its state, with its instalments, payments, history and requests. */
export async function fillCustomised(filling: Filling, order: DemoCustomised): Promise<void> {
  const { db, memberId, now, content } = filling;
  const placedAt = before(now, order.daysAgo, -45);
  const [applicant] = await db.select().from(member).where(eq(member.id, memberId));
  const companyName = applicant?.mechanismName ?? '';
  const whose = { memberId, companyName, annexFile: null, rateMicros: demoRateMicros, now: placedAt };
  const orderNo = await storeApplication(db, { ...order.application, ...content.receiver }, whose);
  const state = states[order.state];
  const assFlag = assFlagValues[order.assFlag ?? 'noAfterSales'];
  const isSent = order.sent ? send.shipped : send.notShipped;
  await db
    .update(customisedOrder)
    .set({
      state,
      assFlag,
      send: isSent,
      logisticsName: order.sent?.by ?? null,
      logisticsNum: order.sent?.number ?? null,
      frontContract: withOffer.includes(state) ? null : shopContract(orderNo, constants.defaultLanguage),
    })
    .where(eq(customisedOrder.orderNo, orderNo));
  await setAndPay(filling, { orderNo, at: placedAt }, order);
  await addAfterSales(filling, orderNo, order);
  const steps = customisedSteps({ orderState: state, assFlag, send: isSent, payments: order.payments ?? 0 });
  await addPastSteps(db, orderNo, steps, { placedAt, now, days: 45 });
}
