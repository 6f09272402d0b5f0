import { balanceOf, methods, payTypes } from '#domain/cashier/methods.ts';
import {
  completedOrderEntry,
  paymentEntry,
  rechargeEntry,
  refundEntry,
  spentPointsEntry,
  withdrawalBackEntry,
  withdrawalEntry,
} from '#domain/ledger/entries.ts';
import { accountTypes, amountIn, budgets, dealTypes, flowTypes } from '#domain/ledger/flow-values.ts';
import { hasGivenBack } from '#domain/orders/given-back.ts';
import { orderNumber } from '#domain/orders/order-number.ts';
import { refundOf } from '#domain/orders/refunds.ts';
import { sampleEntry } from '#domain/orders-sample/decide-sample.ts';
import { withdrawalMethods } from '#domain/topup-withdraw/decide-withdrawal.ts';
import {
  standardOrderProOrderStateValues,
  withdrawalCashTypeValues,
  withdrawalExamStateValues,
} from '#generated/enums.ts';
import type {
  AccountFlowEntry,
  PaymentEntry,
  PointsFlowEntry,
  RefundEntry,
  WithdrawalEntry,
} from '../ledger/money-entries.ts';
import type { CustomisedOrderEntry, SampleOrderEntry, StandardOrderEntry } from '../orders/order-entries.ts';
import { buyer } from './members.ts';
import { type Moments, withIds } from './moments.ts';

type Money = Pick<
  AccountFlowEntry,
  'amount' | 'budget' | 'dealType' | 'accountType' | 'objectId' | 'dealTime'
>;
type Points = Pick<PointsFlowEntry, 'budget' | 'flowType' | 'flowNum' | 'objectId' | 'createTime'>;

const minuteMs = 60_000;

function after(moment: string, minutes: number): string {
  return new Date(Date.parse(moment) + minutes * minuteMs).toISOString();
}

const { alipay, paypal } = withdrawalCashTypeValues;
const { passed, rejected, withdrawalPending } = withdrawalExamStateValues;
const phone = '13800138000';
const mail = 'buyer@example.com';

const withdrawalPlans = [
  { cashAmount: 60_000, cashAccount: mail, cashType: paypal, examState: passed, days: 96 },
  { cashAmount: 250_000, cashAccount: phone, cashType: alipay, examState: passed, days: 81 },
  { cashAmount: 120_000, cashAccount: phone, cashType: alipay, examState: passed, days: 55 },
  { cashAmount: 45_000, cashAccount: mail, cashType: paypal, examState: rejected, days: 36 },
  { cashAmount: 36_000, cashAccount: mail, cashType: paypal, examState: passed, days: 34 },
  { cashAmount: 150_000, cashAccount: phone, cashType: alipay, examState: passed, days: 12 },
  { cashAmount: 80_000, cashAccount: phone, cashType: alipay, examState: withdrawalPending, days: 2 },
] as const;

const reason = '账户姓名与会员姓名不一致 / The name of the account is not the name of the member';

/** The first withdrawals, oldest first. */
export function withdrawals({ daysAgo }: Moments): WithdrawalEntry[] {
  return withdrawalPlans.map(({ days, ...plan }, index) => {
    const id = index + 1;
    const createTime = daysAgo(days);
    return {
      ...plan,
      $id: id,
      $owner: buyer,
      id,
      cashNo: orderNumber('W', id, new Date(createTime)),
      createTime,
      examTime: plan.examState === withdrawalPending ? null : daysAgo(days - 1),
      reason: plan.examState === rejected ? reason : null,
    };
  });
}

function ofWithdrawals(moments: Moments): Money[] {
  return withdrawals(moments).flatMap(({ cashAmount, cashType, examState, cashNo, createTime, examTime }) => {
    const { accountType } = withdrawalMethods[cashType];
    const moved = { accountType, amount: cashAmount, objectId: cashNo };
    const applied = { ...withdrawalEntry(moved), dealTime: createTime };
    if (examState !== rejected || examTime === null) return [applied];
    return [applied, { ...withdrawalBackEntry(moved), dealTime: examTime }];
  });
}

/** None is above the limit of one operation. */
const topUpPlans = [
  ...[130, 129, 128, 127, 126, 125].map((days) => ({
    payType: payTypes.cardOrAlipay,
    amount: 5_000_000,
    days,
  })),
  { payType: payTypes.paypalDollars, amount: 2_500_000, days: 125 },
  { payType: payTypes.cardOrAlipay, amount: 5_000_000, days: 20 },
  { payType: payTypes.cardOrAlipay, amount: 1_000_000, days: 19 },
] as const;

/** The first top-ups, which were paid. */
export function payments({ daysAgo }: Moments): PaymentEntry[] {
  return topUpPlans.map(({ payType, amount, days }, index) => {
    const id = index + 1;
    const createTime = daysAgo(days);
    const number = orderNumber('Z', id, new Date(createTime));
    const ended = { state: 'credited', createTime, endTime: createTime } as const;
    return {
      $id: id,
      $owner: buyer,
      number,
      ticket: `${number}.start`,
      orderNo: null,
      payType,
      amount,
      ...ended,
    };
  });
}

function ofTopUps(moments: Moments): Money[] {
  return payments(moments).map(({ payType, amount, number, createTime }) => {
    const { accountType } = methods[payType];
    return { ...rechargeEntry({ accountType, amount, objectId: number }), dealTime: createTime };
  });
}

function ofOrder(order: StandardOrderEntry): Money[] {
  const { paidIn: accountType, orderNo, proOrderState, createTime } = order;
  if (accountType === undefined) return [];
  const amount = amountIn(accountType, order);
  // An order paid entirely with points moves no money.
  if (amount === 0) return [];
  const paid = paymentEntry({ accountType, amount, objectId: orderNo });
  const isReturned = hasGivenBack('StandardOrder', { proOrderState, assFlag: order.assFlag });
  const back = refundEntry({ payType: balanceOf(accountType), amount, objectId: orderNo });
  return [
    { ...paid, dealTime: after(createTime, 12) },
    ...(isReturned ? [{ ...back, dealTime: after(createTime, 3000) }] : []),
  ];
}

/** The refunds of the first orders, which the balance that paid got. */
export function refunds(orders: readonly StandardOrderEntry[]): RefundEntry[] {
  const all = orders.flatMap(ofOrder).filter(({ dealType }) => dealType === dealTypes.orderRefund);
  return withIds(
    all.map(({ objectId: orderNo, accountType, amount, dealTime }) => ({
      $owner: buyer,
      orderNo,
      payType: balanceOf(accountType),
      amount,
      state: 'credited' as const,
      createTime: dealTime,
      endTime: dealTime,
    })),
  );
}

function ofInstalments({ orderNo: objectId, amountListVos }: CustomisedOrderEntry): Money[] {
  const accountType = accountTypes.yuanAccount;
  return amountListVos.flatMap(({ amountTime, amountZh: amount }, at) =>
    amountTime === null
      ? []
      : [{ ...paymentEntry({ accountType, amount, objectId }), dealTime: after(amountTime, at) }],
  );
}

/** Every transaction of the two balances by time; a balance is their sum. */
export function accountFlow(
  orders: readonly StandardOrderEntry[],
  customised: readonly CustomisedOrderEntry[],
  moments: Moments,
): AccountFlowEntry[] {
  const all = [
    ...ofTopUps(moments),
    ...orders.flatMap(ofOrder),
    ...customised.flatMap(ofInstalments),
    ...ofWithdrawals(moments),
  ];
  return withIds(
    all
      .toSorted((a, b) => Date.parse(a.dealTime) - Date.parse(b.dealTime))
      .map((one) => ({ ...one, $owner: buyer })),
    'id',
  );
}

/** The points that the member had before the orders of the starting world. */
const opening = {
  budget: budgets.income,
  flowType: flowTypes.completedOrder,
  flowNum: 48_000,
  objectId: 'OPENING',
} as const;

function ofSample({ orderNo, integralNum, createTime, orderState }: SampleOrderEntry): Points[] {
  const isUndone = hasGivenBack('SampleOrder', { orderState });
  const { points } = refundOf({ orderNo, paid: [], pointsSpent: isUndone ? integralNum : 0 });
  return [
    { ...sampleEntry(orderNo, integralNum), createTime },
    ...points.map((entry) => ({ ...entry, createTime: after(createTime, 90) })),
  ];
}

/** Every transaction of points by time. */
export function pointsFlow(
  orders: readonly StandardOrderEntry[],
  samples: readonly SampleOrderEntry[],
  { daysAgo }: Moments,
): PointsFlowEntry[] {
  const completed = orders
    .filter(({ proOrderState }) => proOrderState === standardOrderProOrderStateValues.completed)
    .map(({ orderNo, moneyNum, createTime }) => ({
      ...completedOrderEntry(orderNo, moneyNum),
      createTime: after(createTime, 8000),
    }))
    .filter(({ flowNum }) => flowNum > 0);
  const onOrders = orders
    .filter(({ $points }) => $points > 0)
    .map(({ $points, orderNo, createTime }) => ({ ...spentPointsEntry(orderNo, $points), createTime }));
  const all: Points[] = [
    { ...opening, createTime: daysAgo(200) },
    ...completed,
    ...onOrders,
    ...samples.flatMap(ofSample),
  ];
  return withIds(
    all
      .toSorted((a, b) => Date.parse(a.createTime) - Date.parse(b.createTime))
      .map((one) => ({ ...one, $owner: buyer })),
    'id',
  );
}
