import { byName } from '#domain/wire/by-name.ts';
import {
  accountFlowAccountTypeNames,
  accountFlowBudgetNames,
  accountFlowDealTypeNames,
  pointsFlowFlowTypeNames,
} from '#generated/enums.ts';

/** Values of both ledgers on the wire, by the names of the description. */
export const accountTypes = byName(accountFlowAccountTypeNames);
export const budgets = byName(accountFlowBudgetNames);
export const dealTypes = byName(accountFlowDealTypeNames);
export const flowTypes = byName(pointsFlowFlowTypeNames);

/** A value of `accountType`: the yuan or the dollar account. */
export type AccountType = (typeof accountTypes)[keyof typeof accountTypes];
