import { type Cents, divideHalfUp, type Micros } from './amounts.ts';

const rateScale = 1_000_000;

/**
 * Converts an amount, in cents or micros, with a rate of target units for one source unit (7.1234 yuan for a dollar),
 * half up in the same step. The rate counts to six decimals.
 */
export function exchange(amount: Cents | Micros, rate: number): number {
  return Number(divideHalfUp(BigInt(amount) * BigInt(Math.round(rate * rateScale)), BigInt(rateScale)));
}
