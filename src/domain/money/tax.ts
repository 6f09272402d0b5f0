import type { Cents } from './amounts.ts';

/** The tax that is included in an amount, at a rate in hundredths of a percent. */
export function includedTax(amount: Cents, rate: number): Cents {
  return Math.round((amount * rate) / (10_000 + rate));
}
