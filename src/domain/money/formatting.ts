import { type Cents, centsToMicros, type Micros } from './amounts.ts';
import type { Currency } from './currency.ts';

/** The sign before an amount. */
export const currencySigns: Readonly<Record<Currency, string>> = { USD: '$', CNY: '¥' };
const centDigits = 2;
const microDigits = 6;

function grouped(whole: string): string {
  return whole.replace(/\B(?=(\d{3})+$)/g, ',');
}

function decimal(
  amount: number,
  digits: number,
): { readonly sign: string; readonly whole: string; readonly fraction: string } {
  const text = String(Math.abs(Math.round(amount))).padStart(digits + 1, '0');
  return { sign: amount < 0 ? '−' : '', whole: text.slice(0, -digits), fraction: text.slice(-digits) };
}

/** A total as people of both languages read it: `$1,234.50`, `¥0.07`, `−$3.00`. */
export function formatCents(cents: Cents, currency: Currency): string {
  const { sign, whole, fraction } = decimal(cents, centDigits);
  return `${sign}${currencySigns[currency]}${grouped(whole)}.${fraction}`;
}

/** A price without the zeros at its end, but with at least the given number of decimals. */
function shortened(fraction: string, fewest: number): string {
  return fraction.slice(0, fewest) + fraction.slice(fewest).replace(/0+$/, '');
}

/** A unit price: at least two decimals, and up to six where the price goes below a cent (`$0.0046`). */
export function formatPrice(micros: Micros, currency: Currency, fewest: number = centDigits): string {
  const { sign, whole, fraction } = decimal(micros, microDigits);
  return `${sign}${currencySigns[currency]}${grouped(whole)}.${shortened(fraction, fewest)}`;
}

/** How many decimals unit prices need below each other: those of the longest, but at least `fewest`. Prices in cents. */
export function unitPriceDigits(prices: readonly number[], fewest: number = centDigits): number {
  const decimals = prices.map(
    (cents) => shortened(decimal(centsToMicros(cents), microDigits).fraction, 0).length,
  );
  return Math.max(fewest, ...decimals);
}

/** An amount without currency and separators, for machines and for amounts that people type: `1234.50`. */
export function plainCents(cents: Cents): string {
  const { whole, fraction } = decimal(cents, centDigits);
  return `${cents < 0 ? '-' : ''}${whole}.${fraction}`;
}

/** A rate without its currency: `7.1`, `7.1234`. */
export function formatRate(rateMicros: Micros): string {
  const { whole, fraction } = decimal(rateMicros, microDigits);
  return `${whole}.${shortened(fraction, 1)}`;
}
