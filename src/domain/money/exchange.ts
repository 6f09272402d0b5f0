import { type Cents, centsToMicros, divideHalfUp, type Micros, microsToCents } from './amounts.ts';

const rateScale = 1_000_000;
const microsPerShownDigit = 100;

/**
 * Converts an amount, in cents or micros, with a rate of target units for one source unit (7.1234 yuan for a dollar),
 * half up in the same step. The rate counts to six decimals.
 */
export function exchange(amount: Cents | Micros, rate: number): number {
  return Number(divideHalfUp(BigInt(amount) * BigInt(Math.round(rate * rateScale)), BigInt(rateScale)));
}

/** Asking what this price in dollar cents comes to in yuan cents returns the rate in millionths. */
export const rateProbe = rateScale;

/** A unit price in dollar cents as yuan cents, to a hundredth of a cent; the rate in millionths. For display only. */
export function unitPriceInYuan(cents: number, rateMicros: number): number {
  const yuan = exchange(centsToMicros(cents), rateMicros / rateScale);
  return microsToCents(Number(divideHalfUp(BigInt(yuan), BigInt(microsPerShownDigit))) * microsPerShownDigit);
}

/** A total in dollar cents as yuan cents, as an order that is placed now is charged; the rate in millionths. */
export function totalInYuan(cents: Cents, rateMicros: number): Cents {
  return exchange(cents, rateMicros / rateScale);
}
