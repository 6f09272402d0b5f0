import { type Language, locale } from './language.ts';

export type Currency = 'USD' | 'CNY';

/** The sign in front of an amount. */
export const currencySigns: Record<Currency, string> = { USD: '$', CNY: '¥' };
const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(language: Language, digits: number, most: number): Intl.NumberFormat {
  const key = `${language} ${digits} ${most}`;
  const known =
    formats.get(key) ??
    new Intl.NumberFormat(locale(language), { minimumFractionDigits: digits, maximumFractionDigits: most });
  formats.set(key, known);
  return known;
}

/** Whole numbers with separators, as quantities and counts are shown. */
export function formatCount(count: number, language: Language): string {
  return numberFormat(language, 0, 0).format(count);
}

/** A count that stops at a limit: `1,000+` there. */
export function formatCountTo(count: number, limit: number | undefined, language: Language): string {
  return limit !== undefined && count >= limit
    ? `${formatCount(limit, language)}+`
    : formatCount(count, language);
}

/** An amount given in cents, with two decimals, the currency before the number. */
export function formatAmount(cents: number, currency: Currency, language: Language): string {
  return `${currencySigns[currency]}${numberFormat(language, 2, 2).format(cents / 100)}`;
}

/**
 * A unit price given in cents with up to four decimals: small parts cost a fraction of a cent. Prices below each other
 * line up when all have at least the same number of `digits`.
 */
export function formatUnitPrice(cents: number, currency: Currency, language: Language, digits = 2): string {
  return `${currencySigns[currency]}${numberFormat(language, digits, 6).format(cents / 100)}`;
}

/** How many decimals unit prices need below each other: those of the longest, but at least `fewest`. Prices in cents. */
export function unitPriceDigits(prices: readonly number[], fewest = 2): number {
  const decimals = prices.map(
    (cents) => (cents / 100).toFixed(6).replace(/0+$/, '').split('.')[1]?.length ?? 0,
  );
  return Math.max(fewest, ...decimals);
}

/** The size of a file: whole kilobytes, or megabytes with at most one decimal, of 1024. */
export function formatBytes(bytes: number, language: Language): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024
    ? `${numberFormat(language, 0, 0).format(Math.max(1, kilobytes))} KB`
    : `${numberFormat(language, 0, 1).format(kilobytes / 1024)} MB`;
}

/** The day of a point in time as the shop's own calendar shows it; the same on server and browser. */
export function formatDay(time: string): string {
  return time.slice(0, 10);
}

const beijing = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A point in time to the minute in Beijing, `2026-11-15 14:30`: the same for everyone who talks about an order. */
export function formatMoment(time: string): string {
  return beijing.format(new Date(time)).replace(', ', ' ');
}
