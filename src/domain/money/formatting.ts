import { groupDigits } from '../text/group-digits.ts';
import { type Cents, centsToMicros, type Micros } from './amounts.ts';
import type { Currency } from './currency.ts';

/** The sign before an amount. */
export const currencySigns: Readonly<Record<Currency, string>> = { USD: '$', CNY: '¥' };
const centDigits = 2;
const microDigits = 6;
/** Prices below one are compared to a hundredth of a cent. */
const smallPriceDigits = 4;

function splitDecimal(
  amount: number,
  digits: number,
): { readonly sign: string; readonly whole: string; readonly fraction: string } {
  const text = String(Math.abs(Math.round(amount))).padStart(digits + 1, '0');
  return { sign: amount < 0 ? '−' : '', whole: text.slice(0, -digits), fraction: text.slice(-digits) };
}

/** A total as people of both languages read it: `$1,234.50`, `¥0.07`, `−$3.00`. */
export function formatCents(cents: Cents, currency: Currency): string {
  const { sign, whole, fraction } = splitDecimal(cents, centDigits);
  return `${sign}${currencySigns[currency]}${groupDigits(whole)}.${fraction}`;
}

/** A price without the zeros at its end, but with at least the given number of decimals. */
function trimZeros(fraction: string, fewest: number): string {
  return fraction.slice(0, fewest) + fraction.slice(fewest).replace(/0+$/, '');
}

/** The parts of a unit price. Its decimals depend on nothing but the price, so that it reads alike wherever it is shown. */
function priceParts(micros: Micros): ReturnType<typeof splitDecimal> {
  const { sign, whole, fraction } = splitDecimal(micros, microDigits);
  return { sign, whole, fraction: trimZeros(fraction, whole === '0' ? smallPriceDigits : centDigits) };
}

/** A unit price: at least two decimals, below one at least four, and more only where the price has them (`$0.0460`, `$0.00084`). */
export function formatPrice(micros: Micros, currency: Currency): string {
  const { sign, whole, fraction } = priceParts(micros);
  return `${sign}${currencySigns[currency]}${groupDigits(whole)}.${fraction}`;
}

/** A unit price without currency and separators, with the decimals of {@link formatPrice}, for tables. */
export function plainPrice(micros: Micros): string {
  const { sign, whole, fraction } = priceParts(micros);
  return `${sign === '' ? '' : '-'}${whole}.${fraction}`;
}

/** How many decimals a unit price in cents is shown with. */
export function priceDigits(cents: number): number {
  return priceParts(centsToMicros(cents)).fraction.length;
}

/** An amount without currency and separators, for machines and for amounts that people type: `1234.50`. */
export function plainCents(cents: Cents): string {
  const { whole, fraction } = splitDecimal(cents, centDigits);
  return `${cents < 0 ? '-' : ''}${whole}.${fraction}`;
}
