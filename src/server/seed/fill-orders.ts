import { eq, inArray } from 'drizzle-orm';
import { quantityRules } from '#domain/cart/line-problem.ts';
import type { LineRequest } from '#domain/cart/offered-product.ts';
import { methods, type PayType, payTypes } from '#domain/cashier/methods.ts';
import { budgets, dealTypes, flowTypes } from '#domain/ledger/flow-values.ts';
import { checkQuantity } from '#domain/money/index.ts';
import { discountTermsFor } from '#domain/order-submit/discount-terms.ts';
import { type OrderFigures, orderFigures } from '#domain/order-submit/order-figures.ts';
import { standardSteps } from '#domain/orders/past-steps.ts';
import { earnedPoints } from '#domain/points/earned-points.ts';
import { assFlagValues, invoiceFlagValues, standardOrderProOrderStateValues } from '#generated/enums.ts';
import { type LockedProduct, lockProducts } from '#server/catalogue/index.ts';
import type { Executor } from '#server/db/client.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { standardOrder } from '#server/db/schema/orders.ts';
import { payment } from '#server/db/schema/payment.ts';
import { bookMoney, bookPoints, lockAccount, nextNumber } from '#server/ledger/index.ts';
import { readGrade, storeOrder } from '#server/order-submit/index.ts';
import type { DemoContent, DemoCurrency, DemoOrder } from './demo-content.ts';
import { addPastSteps, before, demoRateMicros } from './demo-time.ts';
import { fillCustomised } from './fill-customised.ts';
import { fillSample } from './fill-samples.ts';

interface Filling {
  readonly db: Executor;
  readonly content: Pick<DemoContent, 'topUps' | 'orders' | 'samples' | 'customised' | 'receiver'>;
  readonly memberId: number;
  readonly now: Date;
}

const minutesOfDay = 1440;
const states = standardOrderProOrderStateValues;
const noFlags = { assFlag: assFlagValues.noAfterSales, invoiceFlag: invoiceFlagValues.noInvoice };
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
  await bookMoney(filling.db, {
    memberId: filling.memberId,
    amount,
    objectId,
    createdAt: at,
    accountType: methods[payType].accountType,
    budget: budgets.income,
    dealType: dealTypes.recharge,
  });
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

function points(filling: Filling, objectId: string, createdAt: Date) {
  const { db, memberId } = filling;
  return (flow: keyof typeof flowTypes, budget: 0 | 1, flowNum: number) =>
    bookPoints(db, { memberId, objectId, createdAt, flowNum, budget, flowType: flowTypes[flow] });
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
  await bookMoney(filling.db, {
    memberId: filling.memberId,
    amount,
    objectId: orderNo,
    createdAt: at,
    accountType,
    budget: budgets.expense,
    dealType: dealTypes.orderPayment,
  });
}

/** Books an order and what became of it. Its pieces are no longer in the stock that the catalogue came with. */
async function fillOrder(filling: Filling, order: DemoOrder): Promise<void> {
  const { db, memberId, now } = filling;
  const lines = await linesOf(db, order);
  if (lines.length === 0) return;
  const account = await lockAccount(db, memberId);
  const terms = discountTermsFor(await readGrade(db, memberId), account.points);
  const figures = orderFigures(lines, order.deduction, terms, demoRateMicros);
  const [placedAt, paidAt] = [before(now, order.daysAgo, -90), before(now, order.daysAgo, -80)];
  const orderNo = await storeOrder(db, { memberId, now: placedAt, ...filling.content.receiver }, figures);
  const spent = figures.discounted.points;
  await points(filling, orderNo, placedAt)('pointsDeduction', budgets.expense, spent);
  if (order.paidIn) await pay(filling, { orderNo, figures, currency: order.paidIn, at: paidAt });
  const state = states[order.state];
  const endedAt = before(now, order.daysAgo, minutesOfDay);
  const earned = earnedPoints(figures.usMoney);
  if (order.state === 'completed')
    await points(filling, orderNo, endedAt)('completedOrder', budgets.income, earned);
  if (order.state === 'closed') await points(filling, orderNo, endedAt)('closedOrder', budgets.income, spent);
  await db
    .update(standardOrder)
    .set({
      state,
      paidAt: order.paidIn ? paidAt : null,
      logisticsName: order.sent?.by ?? null,
      logisticsNum: order.sent?.number ?? null,
    })
    .where(eq(standardOrder.orderNo, orderNo));
  const past = { proOrderState: state, isPaid: order.paidIn !== undefined, ...noFlags };
  await addPastSteps(db, orderNo, standardSteps(past), { placedAt, now, days: 5 });
}

/** Gives the demo member what was paid in and ordered so far, in the order of time, every movement with its entry. */
export async function fillOrders(filling: Filling): Promise<void> {
  const { topUps, orders, samples = [], customised = [] } = filling.content;
  const steps = [
    ...topUps.map((one) => ({ daysAgo: one.daysAgo, run: () => topUp(filling, one) })),
    ...orders.map((one) => ({ daysAgo: one.daysAgo, run: () => fillOrder(filling, one) })),
    ...samples.map((one) => ({ daysAgo: one.daysAgo, run: () => fillSample(filling, one) })),
    ...customised.map((one) => ({ daysAgo: one.daysAgo, run: () => fillCustomised(filling, one) })),
  ];
  for (const { run } of steps.toSorted((a, b) => b.daysAgo - a.daysAgo)) await run();
}
