import type { Cents, Micros } from './amounts.ts';

export type Currency = 'USD' | 'CNY';

const signs: Readonly<Record<Currency, string>> = { USD: '$', CNY: '¥' };
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
  return { sign: amount < 0 ? '-' : '', whole: text.slice(0, -digits), fraction: text.slice(-digits) };
}

/** A total as people of both languages read it: `$1,234.50`, `¥0.07`, `-$3.00`. */
export function formatCents(cents: Cents, currency: Currency): string {
  const { sign, whole, fraction } = decimal(cents, centDigits);
  return `${sign}${signs[currency]}${grouped(whole)}.${fraction}`;
}

/** A unit price: two decimals, and up to four more where the price goes below a cent (`$0.0046`). */
export function formatPrice(micros: Micros, currency: Currency): string {
  const { sign, whole, fraction } = decimal(micros, microDigits);
  const trimmed = fraction.replace(/0{0,4}$/, '');
  return `${sign}${signs[currency]}${grouped(whole)}.${trimmed}`;
}
