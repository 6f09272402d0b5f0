import { type AccountType, budgets, dealTypes, flowTypes } from '#domain/ledger/flow-values.ts';
import { earnedPoints } from '#domain/points/earned-points.ts';
import { standardOrderProOrderStateValues } from '#generated/enums.ts';
import { type HistoryStep, type OrderActor, orderEvents } from './events.ts';

/** What an order took from its member. */
export interface OrderCost {
  readonly orderNo: string;
  /** Its payments, in cents of the currency of the account that they came from or belong to. */
  readonly paid: readonly { readonly accountType: AccountType; readonly amount: number }[];
  readonly pointsSpent: number;
}

/**
 * The ledger entries that give back what an order took: each payment to the account that paid it, and the points. Amounts of 0
 * are left out.
 */
export function refundOf({ orderNo: objectId, paid, pointsSpent }: OrderCost) {
  const money = paid
    .filter(({ amount }) => amount > 0)
    .map(
      ({ accountType, amount }) =>
        ({ accountType, amount, objectId, budget: budgets.income, dealType: dealTypes.orderRefund }) as const,
    );
  const points =
    pointsSpent > 0
      ? [
          {
            flowNum: pointsSpent,
            objectId,
            budget: budgets.income,
            flowType: flowTypes.closedOrder,
          } as const,
        ]
      : [];
  return { money, points };
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

/** The step that follows a change which gave money back; none after one that did not. */
export function refundSteps(isRefunded: boolean, by: OrderActor): readonly HistoryStep[] {
  return isRefunded ? [{ event: orderEvents.moneyRefunded, by }] : [];
}
