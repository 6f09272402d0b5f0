import { refundEntry } from '#domain/ledger/entries.ts';
import { budgets, flowTypes } from '#domain/ledger/flow-values.ts';
import { earnedPoints } from '#domain/points/earned-points.ts';
import { standardOrderProOrderStateValues } from '#generated/enums.ts';
import { type ReceivedPayment, type Refund, type RefundState, refundsOf } from '../payment/refund-life.ts';
import { type HistoryStep, type OrderActor, orderEvents } from './events.ts';

/** What an order took from its member. */
export interface OrderCost<Payment extends ReceivedPayment> {
  readonly orderNo: string;
  readonly paid: readonly Payment[];
  readonly pointsSpent: number;
}

/**
 * How an order gives back what it took: a refund of each payment, the ledger entries of those that the balance gets at once, and the
 * points. Amounts of 0 are left out.
 */
export function refundOf<Payment extends ReceivedPayment>({
  orderNo,
  paid,
  pointsSpent,
}: OrderCost<Payment>) {
  const refunds = refundsOf(paid);
  const money = refunds
    .filter(({ state }) => state === 'credited')
    .map(({ payType, amount }) => refundEntry({ payType, amount, objectId: orderNo }));
  const points =
    pointsSpent > 0
      ? [
          {
            flowNum: pointsSpent,
            objectId: orderNo,
            budget: budgets.income,
            flowType: flowTypes.closedOrder,
          } as const,
        ]
      : [];
  return { refunds, money, points };
}

/** A standard order as it is when it has given back what it took. */
export interface UndoneOrder {
  readonly orderNo: string;
  readonly proOrderState: number;
  /** Cents. */
  readonly usMoney: number;
}

/**
 * The entry that takes back points which an order credited, when its goods are returned. Only a completed order credited any; never
 * more than the member has, because the balance of points cannot be negative. Undefined when there is nothing to take.
 */
export function earnedPointsBack({ orderNo, proOrderState, usMoney }: UndoneOrder, balance: number) {
  if (proOrderState !== standardOrderProOrderStateValues.completed) return undefined;
  const flowNum = Math.min(earnedPoints(usMoney), balance);
  if (flowNum <= 0) return undefined;
  return { flowNum, objectId: orderNo, budget: budgets.expense, flowType: flowTypes.completedOrder } as const;
}

const { moneyRefunded, refundStarted, refundCredited } = orderEvents;

/** The steps that follow a change which gave money back, by the states of its refunds; none after one that gave back nothing. */
export function refundSteps(refunds: readonly Refund[], by: OrderActor): readonly HistoryStep[] {
  const eventOf = ({ state }: Refund) => (state === 'pending' ? refundStarted : moneyRefunded);
  return [...new Set(refunds.map(eventOf))].map((event) => {
    return { event, by, refunds: refunds.filter((refund) => eventOf(refund) === event) };
  });
}

/** The event after the answer of a payment service ended a refund; undefined while it is on its way. */
export const refundEvents = {
  pending: undefined,
  done: moneyRefunded,
  credited: refundCredited,
} as const satisfies Readonly<Record<RefundState, number | undefined>>;
