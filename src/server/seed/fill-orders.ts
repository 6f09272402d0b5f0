import { eq, inArray } from 'drizzle-orm';
import { quantityRules } from '#domain/cart/line-problem.ts';
import type { LineRequest } from '#domain/cart/offered-product.ts';
import { methods, type PayType, payTypes } from '#domain/cashier/methods.ts';
import {
  completedOrderEntry,
  paymentEntry,
  rechargeEntry,
  spentPointsEntry,
} from '#domain/ledger/entries.ts';
import { checkQuantity } from '#domain/money/index.ts';
import { discountTermsFor } from '#domain/order-submit/discount-terms.ts';
import { type OrderFigures, orderFigures } from '#domain/order-submit/order-figures.ts';
import { orderEvents } from '#domain/orders/events.ts';
import { newStandardOrder } from '#domain/orders/first-states.ts';
import { hasGivenBack } from '#domain/orders/given-back.ts';
import { standardSteps } from '#domain/orders/past-steps.ts';
import { refundOf } from '#domain/orders/refunds.ts';
import { constants } from '#generated/constants.ts';
import { standardOrderProOrderStateValues } from '#generated/enums.ts';
import { type LockedProduct, lockProducts } from '#server/catalogue/index.ts';
import type { Executor } from '#server/db/client.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { standardOrder } from '#server/db/schema/orders.ts';
import { payment } from '#server/db/schema/payment.ts';
import { bookMoney, bookPoints, lockAccount, nextNumber } from '#server/ledger/index.ts';
import { readGrade, storeOrder } from '#server/order-submit/index.ts';
import type { DemoContent, DemoCurrency, DemoOrder } from './demo-content.ts';
import { addPastSteps, before, demoRateMicros, type PastAction, runInTime, timelineOf } from './demo-time.ts';
import { fillCustomised } from './fill-customised.ts';
import { fillPapers } from './fill-papers.ts';
import { fillSample } from './fill-samples.ts';
import { fillWithdrawal } from './fill-withdrawals.ts';

interface Filling {
  readonly db: Executor;
  readonly content: Pick<
    DemoContent,
    'topUps' | 'withdrawals' | 'orders' | 'samples' | 'customised' | 'invoiceInfo' | 'receiver'
  >;
  readonly memberId: number;
  readonly now: Date;
}

const secondsOfDay = 86_400;
const deliveryDays = 5;
const states = standardOrderProOrderStateValues;
const onlineWith: Readonly<Record<DemoCurrency, PayType>> = {
  CNY: payTypes.cardOrAlipay,
  USD: payTypes.paypalDollars,
};
const balanceOf: Readonly<Record<DemoCurrency, PayType>> = {
  CNY: payTypes.yuanBalance,
  USD: payTypes.dollarBalance,
};

interface Paid {
  readonly payType: PayType;
  readonly amount: number;
  readonly orderNo?: string;
  readonly at: Date;
}

async function addPayment({ db, memberId }: Filling, { payType, amount, orderNo = '', at }: Paid) {
  const number = await nextNumber(db, 'Z', at);
  await db.insert(payment).values({
    number,
    memberId,
    payType,
    amount,
    currency: methods[payType].currency,
    orderNo: orderNo === '' ? null : orderNo,
    createdAt: at,
    endedAt: at,
    ...(orderNo === '' ? { state: 'credited', serviceRef: `demo-${number}` } : { state: 'paid' }),
  });
  return number;
}

async function topUp(filling: Filling, { currency, amount, daysAgo }: DemoContent['topUps'][number]) {
  const at = before(filling.now, daysAgo);
  const payType = onlineWith[currency];
  const objectId = await addPayment(filling, { payType, amount, at });
  const { accountType } = methods[payType];
  const entry = rechargeEntry({ accountType, amount, objectId });
  await bookMoney(filling.db, { ...entry, memberId: filling.memberId, createdAt: at });
  return [];
}

/** The lines with their products; none where the catalogue lacks one of them. */
async function linesOf(db: Executor, { lines }: DemoOrder): Promise<readonly LineRequest<LockedProduct>[]> {
  const numbers = lines.map(({ productNum }) => productNum);
  const known = await db.select({ id: product.id }).from(product).where(inArray(product.mpn, numbers));
  const ids = known.map(({ id }) => id);
  const products = new Map((await lockProducts(db, ids)).map((one) => [one.productNum, one]));
  const found = lines.flatMap(({ productNum, num }) => {
    const product = products.get(productNum);
    return product && checkQuantity(num, quantityRules(product)).ok ? [{ product, num }] : [];
  });
  return found.length === lines.length ? found : [];
}

async function pay(
  filling: Filling,
  {
    orderNo,
    figures,
    currency,
    at,
  }: {
    readonly orderNo: string;
    readonly figures: OrderFigures;
    readonly currency: DemoCurrency;
    readonly at: Date;
  },
) {
  const payType = balanceOf[currency];
  const { accountType, money } = methods[payType];
  const amount = figures[money];
  await addPayment(filling, { payType, amount, orderNo, at });
  const entry = paymentEntry({ accountType, amount, objectId: orderNo });
  await bookMoney(filling.db, { ...entry, memberId: filling.memberId, createdAt: at });
}

interface Ended {
  readonly orderNo: string;
  readonly at: Date;
}

/** Books the points that an order earned or that came back with its end. */
async function endOrder(
  { db, memberId }: Filling,
  { state }: DemoOrder,
  { usMoney, discounted }: OrderFigures,
  { orderNo, at }: Ended,
) {
  const isGivenBack = hasGivenBack('StandardOrder', { proOrderState: states[state] });
  const pointsSpent = isGivenBack ? discounted.points : 0;
  const entries = [
    ...(state === 'completed' ? [completedOrderEntry(orderNo, usMoney)] : []),
    ...refundOf({ orderNo, paid: [], pointsSpent }).points,
  ];
  for (const entry of entries) await bookPoints(db, { ...entry, memberId, createdAt: at });
  return [];
}

/** Two hours: the chat about an order and its invoice are later than the last step of its history. */
const papersDelayMs = 7_200_000;

/** Stores an order in its state with its history. Its pieces are no longer in the stock that the catalogue came with. */
async function fillOrder(filling: Filling, order: DemoOrder): Promise<readonly PastAction[]> {
  const { db, memberId, now } = filling;
  const lines = await linesOf(db, order);
  if (lines.length === 0) return [];
  const account = await lockAccount(db, memberId);
  const terms = discountTermsFor(await readGrade(db, memberId), account.points);
  const figures = orderFigures(lines, order.deduction, terms, demoRateMicros);
  const placedAt = before(now, order.daysAgo, -90);
  const paidAt = before(now, order.daysAgo, -80);
  const orderNo = await nextNumber(db, 'P', placedAt);
  await storeOrder(db, { orderNo, memberId, now: placedAt, ...filling.content.receiver }, figures);
  const spent = spentPointsEntry(orderNo, figures.discounted.points);
  await bookPoints(db, { ...spent, memberId, createdAt: placedAt });
  const [state, currency] = [states[order.state], order.paidIn];
  const past = { ...newStandardOrder, proOrderState: state, isPaid: currency !== undefined };
  // An order that nobody paid closes in the time of the description; other orders take some days.
  const days = order.state === 'closed' ? constants.unpaidOrderLife / secondsOfDay : deliveryDays;
  const timeline = timelineOf(standardSteps(past), { placedAt, now, days }).map((step) =>
    step.event === orderEvents.orderPaid ? { ...step, at: paidAt } : step,
  );
  await addPastSteps(db, orderNo, timeline);
  await db
    .update(standardOrder)
    .set({
      state,
      paidAt: currency ? paidAt : null,
      logisticsName: order.sent?.by ?? null,
      logisticsNum: order.sent?.number ?? null,
    })
    .where(eq(standardOrder.orderNo, orderNo));
  if (currency) await pay(filling, { orderNo, figures, currency, at: paidAt });
  const at = timeline.at(-1)?.at ?? placedAt;
  const writtenAt = new Date(at.getTime() + papersDelayMs);
  return [
    { at, run: () => endOrder(filling, order, figures, { orderNo, at }) },
    { at: writtenAt, run: () => fillPapers(filling, { orderNo, at: writtenAt }, order) },
  ];
}

/** Gives the demo member what was paid in and ordered so far, in the order of time, every movement with its entry. */
export async function fillOrders(filling: Filling): Promise<void> {
  const { topUps, withdrawals = [], orders, samples = [], customised = [] } = filling.content;
  const startActions = <One extends { readonly daysAgo: number }>(
    all: readonly One[],
    run: (one: One) => Promise<readonly PastAction[]>,
  ) => all.map((one) => ({ at: before(filling.now, one.daysAgo), run: () => run(one) }));
  await runInTime([
    ...startActions(topUps, (one) => topUp(filling, one)),
    ...startActions(withdrawals, (one) => fillWithdrawal(filling, one)),
    ...startActions(orders, (one) => fillOrder(filling, one)),
    ...startActions(samples, (one) => fillSample(filling, one)),
    ...startActions(customised, (one) => fillCustomised(filling, one)),
  ]);
}
