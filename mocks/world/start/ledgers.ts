import { methods, payTypes } from '#domain/cashier/methods.ts';
import { accountTypes, budgets, dealTypes, flowTypes } from '#domain/ledger/flow-values.ts';
import { orderNumber } from '#domain/orders/order-number.ts';
import { earnedPoints } from '#domain/points/earned-points.ts';
import { withdrawalMethods } from '#domain/topup-withdraw/decide-withdrawal.ts';
import {
  assFlagValues,
  sampleOrderOrderStateValues,
  standardOrderProOrderStateValues,
  withdrawalCashTypeValues,
  withdrawalExamStateValues,
} from '#generated/enums.ts';
import type {
  AccountFlowEntry,
  PaymentEntry,
  PointsFlowEntry,
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

function money(
  [budget, dealType, accountType]: readonly [Money['budget'], Money['dealType'], Money['accountType']],
  amount: number,
  objectId: string,
  dealTime: string,
): Money {
  return { budget, dealType, accountType, amount, objectId, dealTime };
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
    const account = withdrawalMethods[cashType].accountType;
    const applied = money(
      [budgets.expense, dealTypes.withdrawalApplied, account],
      cashAmount,
      cashNo,
      createTime,
    );
    if (examState !== rejected || examTime === null) return [applied];
    return [
      applied,
      money([budgets.income, dealTypes.withdrawalRefund, account], cashAmount, cashNo, examTime),
    ];
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
  return payments(moments).map(({ payType, amount, number, createTime }) =>
    money([budgets.income, dealTypes.recharge, methods[payType].accountType], amount, number, createTime),
  );
}

function ofOrder(order: StandardOrderEntry): Money[] {
  const { paidIn: account, orderNo, proOrderState, createTime } = order;
  const amount = account === accountTypes.yuanAccount ? order.moneyNumZh : order.moneyNum;
  // An order paid entirely with points moves no money.
  if (account === undefined || amount === 0) return [];
  const paid = money(
    [budgets.expense, dealTypes.orderPayment, account],
    amount,
    orderNo,
    after(createTime, 12),
  );
  const returned =
    proOrderState === standardOrderProOrderStateValues.closed ||
    order.assFlag === assFlagValues.returnCompleted;
  return returned
    ? [
        paid,
        money([budgets.income, dealTypes.orderRefund, account], amount, orderNo, after(createTime, 3000)),
      ]
    : [paid];
}

function ofInstalments({ orderNo, amountListVos }: CustomisedOrderEntry): Money[] {
  return amountListVos.flatMap(({ amountTime, amountZh }, at) =>
    amountTime === null
      ? []
      : [
          money(
            [budgets.expense, dealTypes.orderPayment, accountTypes.yuanAccount],
            amountZh,
            orderNo,
            after(amountTime, at),
          ),
        ],
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

const startingPoints = 48_000;

/** Every transaction of points by time. */
export function pointsFlow(
  orders: readonly StandardOrderEntry[],
  samples: readonly SampleOrderEntry[],
  { daysAgo }: Moments,
): PointsFlowEntry[] {
  const points = (budget: Points['budget'], booked: Omit<Points, 'budget'>): Points => ({
    budget,
    ...booked,
  });
  const first = daysAgo(200);
  const completed = orders
    .filter(
      (order) =>
        order.proOrderState === standardOrderProOrderStateValues.completed &&
        earnedPoints(order.moneyNum) > 0,
    )
    .map((order) =>
      points(budgets.income, {
        flowType: flowTypes.completedOrder,
        flowNum: earnedPoints(order.moneyNum),
        objectId: order.orderNo,
        createTime: after(order.createTime, 8000),
      }),
    );
  const onOrders = orders
    .filter(({ $points }) => $points > 0)
    .map(({ $points, orderNo, createTime }) =>
      points(budgets.expense, {
        flowType: flowTypes.pointsDeduction,
        flowNum: $points,
        objectId: orderNo,
        createTime,
      }),
    );
  const spent = samples.flatMap(({ orderNo, integralNum, createTime, orderState }) => {
    const taken = points(budgets.expense, {
      flowType: flowTypes.sampleApplication,
      flowNum: integralNum,
      objectId: orderNo,
      createTime,
    });
    return orderState === sampleOrderOrderStateValues.cancelled
      ? [
          taken,
          points(budgets.income, {
            flowType: flowTypes.closedOrder,
            flowNum: integralNum,
            objectId: orderNo,
            createTime: after(createTime, 90),
          }),
        ]
      : [taken];
  });
  const all = [
    points(budgets.income, {
      flowType: flowTypes.completedOrder,
      flowNum: startingPoints,
      objectId: 'OPENING',
      createTime: first,
    }),
    ...completed,
    ...onOrders,
    ...spent,
  ];
  return withIds(
    all
      .toSorted((a, b) => Date.parse(a.createTime) - Date.parse(b.createTime))
      .map((one) => ({ ...one, $owner: buyer })),
    'id',
  );
}
