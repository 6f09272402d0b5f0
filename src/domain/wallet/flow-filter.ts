import { accountTypes, budgets } from '#domain/ledger/flow-values.ts';
import { type DayRange, isWithin } from '#domain/orders/search.ts';

/** An entry of the account flow, as far as filters and sums look at it. */
export interface FlowEntry {
  readonly amount: number;
  readonly budget: number;
  readonly dealType: number;
  readonly accountType: number;
  readonly dealTime: string;
}

/** What the account flow may be narrowed by; days in Beijing, both included. */
export interface FlowFilter extends DayRange {
  readonly dealType?: number | undefined;
  readonly budget?: number | undefined;
  readonly accountType?: number | undefined;
}

/** Whether an entry passes a filter. */
export function fitsFilter(
  entry: FlowEntry,
  { dealType, budget, accountType, ...days }: FlowFilter,
): boolean {
  const matches = (filter: number | undefined, value: number) => filter === undefined || filter === value;
  return (
    matches(dealType, entry.dealType) &&
    matches(budget, entry.budget) &&
    matches(accountType, entry.accountType) &&
    isWithin(new Date(entry.dealTime), days)
  );
}

/** Income and expense of both accounts over the given entries, in cents. */
export function sumFlow(entries: readonly FlowEntry[]) {
  const sum = (accountType: number, budget: number) =>
    entries
      .filter((entry) => entry.accountType === accountType && entry.budget === budget)
      .reduce((total, { amount }) => total + amount, 0);
  const { yuanAccount, dollarAccount } = accountTypes;
  return {
    yuanIncome: sum(yuanAccount, budgets.income),
    yuanExpense: sum(yuanAccount, budgets.expense),
    dollarIncome: sum(dollarAccount, budgets.income),
    dollarExpense: sum(dollarAccount, budgets.expense),
  };
}
