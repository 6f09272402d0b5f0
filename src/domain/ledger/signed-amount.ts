import { type AccountType, accountTypes, budgets } from './flow-values.ts';

/** What an entry of a ledger adds to its balance: an amount or a number of points, negative for an expense. */
export function signedAmount({
  amount,
  budget,
}: {
  readonly amount: number;
  readonly budget: number;
}): number {
  return budget === budgets.income ? amount : -amount;
}

/** Whether an amount, or a number of points, is booked: nothing is not. */
export function isWorthBooking(amount: number): boolean {
  return amount !== 0;
}

interface Entry {
  readonly amount: number;
  readonly budget: number;
}

/** The sum of entries, which is a balance. */
export function sumOfEntries(entries: readonly Entry[]): number {
  return entries.reduce((total, entry) => total + signedAmount(entry), 0);
}

/** The balances of both accounts, in cents. */
export function moneyBalances(entries: readonly (Entry & { readonly accountType: AccountType })[]) {
  const { yuanAccount, dollarAccount } = accountTypes;
  const of = (account: AccountType) => entries.filter(({ accountType }) => accountType === account);
  return { yuan: sumOfEntries(of(yuanAccount)), dollars: sumOfEntries(of(dollarAccount)) };
}
