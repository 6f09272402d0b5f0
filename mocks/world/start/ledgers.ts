import { accountTypes, budgets, dealTypes, flowTypes } from '#domain/ledger/flow-values.ts';
import { earnedPoints } from '#domain/points/earned-points.ts';
import {
  assFlagValues,
  sampleOrderOrderStateValues,
  standardOrderProOrderStateValues,
  withdrawalCashTypeValues,
  withdrawalExamStateValues,
} from '#generated/enums.ts';
import type { AccountFlowEntry, PointsFlowEntry } from '../entries.ts';
import type { Entry } from '../entry.ts';
import type { CustomisedOrderEntry, SampleOrderEntry, StandardOrderEntry } from '../order-entries.ts';
import { orderNumber } from '../order-number.ts';
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
  [budget, dealType, accountType]: readonly [AccountFlowEntry['budget'], AccountFlowEntry['dealType'], 1 | 2],
  amount: number,
  objectId: string,
  dealTime: string,
): Money {
  return { budget, dealType, accountType, amount, objectId, dealTime };
}

const withdrawalPlans = [
  {
    cashAmount: 120_000,
    cashAccount: '13800138000',
    cashType: withdrawalCashTypeValues.alipay,
    examState: withdrawalExamStateValues.passed,
    days: 55,
  },
  {
    cashAmount: 45_000,
    cashAccount: 'buyer@example.com',
    cashType: withdrawalCashTypeValues.paypal,
    examState: withdrawalExamStateValues.rejected,
    days: 36,
  },
  {
    cashAmount: 80_000,
    cashAccount: '13800138000',
    cashType: withdrawalCashTypeValues.alipay,
    examState: withdrawalExamStateValues.withdrawalPending,
    days: 2,
  },
] as const;

export function withdrawals({ daysAgo }: Moments): (Entry & { readonly $owner: number })[] {
  return withIds(
    withdrawalPlans.map(({ days, ...plan }) => ({ $owner: buyer, ...plan, createTime: daysAgo(days) })),
    'id',
  );
}

function ofWithdrawals({ daysAgo }: Moments): Money[] {
  return withdrawalPlans.flatMap(({ cashAmount, cashType, examState, days }, at) => {
    const objectId = String(at + 1);
    const applied = money(
      [budgets.expense, dealTypes.withdrawalApplied, cashType],
      cashAmount,
      objectId,
      daysAgo(days),
    );
    const back = money(
      [budgets.income, dealTypes.withdrawalRefund, cashType],
      cashAmount,
      objectId,
      daysAgo(days - 1),
    );
    return examState === withdrawalExamStateValues.rejected ? [applied, back] : [applied];
  });
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
  const charge = (account: 1 | 2, amount: number, days: number, id: number) => {
    const at = moments.daysAgo(days);
    return money(
      [budgets.income, dealTypes.recharge, account],
      amount,
      orderNumber('Z', id, new Date(at)),
      at,
    );
  };
  const charges = [
    charge(accountTypes.yuanAccount, 30_000_000, 130, 1),
    charge(accountTypes.dollarAccount, 2_500_000, 125, 2),
    charge(accountTypes.yuanAccount, 6_000_000, 20, 3),
  ];
  const all = [
    ...charges,
    ...orders.flatMap(ofOrder),
    ...customised.flatMap(ofInstalments),
    ...ofWithdrawals(moments),
  ];
  return withIds(
    all
      .toSorted((a, b) => Date.parse(a.dealTime) - Date.parse(b.dealTime))
      .map((one) => ({ ...one, $owner: buyer })),
    'id',
  ) as unknown as AccountFlowEntry[];
}

const startingPoints = 48_000;

/** Every transaction of points by time. */
export function pointsFlow(
  orders: readonly StandardOrderEntry[],
  samples: readonly SampleOrderEntry[],
  { daysAgo }: Moments,
): PointsFlowEntry[] {
  const points = (budget: 0 | 1, booked: Omit<Points, 'budget'>): Points => ({ budget, ...booked });
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
      objectId: orderNumber('P', 9_000_001, new Date(first)),
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
  ) as unknown as PointsFlowEntry[];
}
