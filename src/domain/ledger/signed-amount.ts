import { budgets } from './flow-values.ts';

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
