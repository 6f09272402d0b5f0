import { methods, type PayType } from '../cashier/methods.ts';
import { earnedPoints } from '../points/earned-points.ts';
import { type AccountType, budgets, dealTypes, flowTypes } from './flow-values.ts';

/** An amount of an account, in cents, and the number of what moves it: an order, a payment, a withdrawal. */
interface Moved {
  readonly accountType: AccountType;
  readonly amount: number;
  readonly objectId: string;
}

/** The entry for an order that is paid from a balance. */
export function paymentEntry(moved: Moved) {
  return { ...moved, budget: budgets.expense, dealType: dealTypes.orderPayment } as const;
}

/** The entry for a payment that goes back to the balance of its currency. */
export function refundEntry({
  payType,
  ...moved
}: Omit<Moved, 'accountType'> & { readonly payType: PayType }) {
  const { accountType } = methods[payType];
  return { ...moved, accountType, budget: budgets.income, dealType: dealTypes.orderRefund } as const;
}

/** The entry for a top-up. */
export function rechargeEntry(moved: Moved) {
  return { ...moved, budget: budgets.income, dealType: dealTypes.recharge } as const;
}

/** The entry for a withdrawal, which leaves the balance when it is applied for. */
export function withdrawalEntry(moved: Moved) {
  return { ...moved, budget: budgets.expense, dealType: dealTypes.withdrawalApplied } as const;
}

/** The entry for a withdrawal that is rejected. */
export function withdrawalBackEntry(moved: Moved) {
  return { ...moved, budget: budgets.income, dealType: dealTypes.withdrawalRefund } as const;
}

/** The entry for the points that an order spends. */
export function spentPointsEntry(orderNo: string, flowNum: number) {
  return {
    objectId: orderNo,
    flowNum,
    budget: budgets.expense,
    flowType: flowTypes.pointsDeduction,
  } as const;
}

/** The entry for the points that a completed order of `usMoney` cents credits. */
export function completedOrderEntry(orderNo: string, usMoney: number) {
  const flowNum = earnedPoints(usMoney);
  return { objectId: orderNo, flowNum, budget: budgets.income, flowType: flowTypes.completedOrder } as const;
}
