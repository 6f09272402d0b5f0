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
