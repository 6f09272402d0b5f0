import { accountTypes } from '#domain/ledger/flow-values.ts';

/** Change of an account on a day in Beijing, in cents; negative for a loss. */
export interface BalanceChange {
  readonly day: string;
  readonly accountType: number;
  readonly change: number;
}

/** Balances at the end of a day, in cents. */
export interface BalanceOfDay {
  readonly day: string;
  readonly accountBalance: number;
  readonly balanceUs: number;
}

const dayMs = 86_400_000;

/** The first day of a period of the given number of days that ends with the given day. */
export function firstDayOf(today: string, days: number): string {
  return new Date(Date.parse(today) - (days - 1) * dayMs).toISOString().slice(0, 10);
}

/**
 * Balances at the end of each day on which they changed, of the first day of the period and of today, newest first. They are
 * computed backwards from the current balances, so that the newest always equals what the account shows.
 */
export function balanceHistory({
  balances,
  changes,
  today,
  days,
}: {
  readonly balances: { readonly yuan: number; readonly dollars: number };
  /** At least all of the period; earlier ones are ignored. */
  readonly changes: readonly BalanceChange[];
  readonly today: string;
  readonly days: number;
}): BalanceOfDay[] {
  const first = firstDayOf(today, days);
  const within = changes.filter(({ day }) => day >= first);
  const shown = [...new Set([first, today, ...within.map(({ day }) => day)])].toSorted().toReversed();
  const changeAfter = (day: string, accountType: number) =>
    within
      .filter((change) => change.day > day && change.accountType === accountType)
      .reduce((sum, { change }) => sum + change, 0);
  return shown.map((day) => ({
    day,
    accountBalance: balances.yuan - changeAfter(day, accountTypes.yuanAccount),
    balanceUs: balances.dollars - changeAfter(day, accountTypes.dollarAccount),
  }));
}
