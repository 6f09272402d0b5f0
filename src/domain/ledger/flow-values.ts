import type { Currency } from '#domain/money/currency.ts';
import {
  accountFlowAccountTypeValues,
  accountFlowBudgetValues,
  accountFlowDealTypeValues,
  pointsFlowFlowTypeValues,
} from '#generated/enums.ts';

/** Values of both ledgers on the wire, by the names of the description. */
export const accountTypes = accountFlowAccountTypeValues;
export const budgets = accountFlowBudgetValues;
export const dealTypes = accountFlowDealTypeValues;
export const flowTypes = pointsFlowFlowTypeValues;

/** A value of `accountType`: the yuan or the dollar account. */
export type AccountType = (typeof accountTypes)[keyof typeof accountTypes];

/** The currency that an account holds. */
export function currencyOf(account: AccountType): Currency {
  return account === accountTypes.yuanAccount ? 'CNY' : 'USD';
}

/** The amount of an order in the currency of an account, in cents. */
export function amountIn(
  account: AccountType,
  { moneyNum, moneyNumZh }: { readonly moneyNum: number; readonly moneyNumZh: number },
): number {
  return account === accountTypes.yuanAccount ? moneyNumZh : moneyNum;
}

/** Whether money was put into an account by a payment: one that came too late for its order leads to the order. */
export function isRecharge(dealType: number): boolean {
  return dealType === dealTypes.recharge;
}
