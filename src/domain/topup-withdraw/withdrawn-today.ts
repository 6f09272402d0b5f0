import { type withdrawalExamStateNames, withdrawalExamStateValues } from '#generated/enums.ts';
import { beijingDay, startOfBeijingDay } from '../beijing-day.ts';

/** One withdrawal, or the sum of several in the same state. */
interface Withdrawn {
  /** Cents. */
  readonly amount: number;
  readonly state: keyof typeof withdrawalExamStateNames;
}

/** The moment since which withdrawals count towards the limit of the day: when the day began in Beijing. */
export function withdrawalDay(now: Date): Date {
  return startOfBeijingDay(beijingDay(now));
}

/** Whether a withdrawal of this moment counts towards the limit of the day, see {@link withdrawalDay}. */
export function isOfWithdrawalDay(createdAt: Date, now: Date): boolean {
  return createdAt >= withdrawalDay(now);
}

/** Cents of the withdrawals since `withdrawalDay` that count towards its limit: what the shop rejected does not. */
export function withdrawnToday(sinceThen: readonly Withdrawn[]): number {
  return sinceThen
    .filter(({ state }) => state !== withdrawalExamStateValues.rejected)
    .reduce((sum, { amount }) => sum + amount, 0);
}
