import { centsToMicros } from '#domain/money/amounts.ts';
import type { Currency } from '#domain/money/currency.ts';
import { formatCents, formatPrice } from '#domain/money/formatting.ts';

/** An amount given in cents, with two decimals, the currency before the number. */
export const formatAmount: (cents: number, currency: Currency) => string = formatCents;

/** A unit price given in cents with up to four decimals: small parts cost a fraction of a cent. */
export function formatUnitPrice(cents: number, currency: Currency): string {
  return formatPrice(centsToMicros(cents), currency);
}
