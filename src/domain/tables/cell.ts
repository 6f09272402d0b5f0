import { centsToMicros, plainCents, plainPrice } from '#domain/money/index.ts';

/** A decimal number, such as `1234.50` or `4.7e-9`. */
export interface Decimal {
  readonly decimal: string;
}

/** Content of a cell of a table: a text, a number, a moment, or nothing. */
export type Cell = string | Decimal | Date | null;

export type Row = readonly Cell[];

/** An amount of cents, with two decimals. */
export function moneyCell(cents: number): Decimal {
  return { decimal: plainCents(cents) };
}

/** A price in cents with at most four decimals, with the decimals that pages show. */
export function priceCell(cents: number): Decimal {
  return { decimal: plainPrice(centsToMicros(cents)) };
}

/** A count as a spreadsheet reads it. */
export function countCell(count: number): Decimal {
  return { decimal: String(count) };
}

/** A number as a spreadsheet reads it; numbers that are very small or large have an exponent. */
export function numberCell(value: number): Decimal {
  return { decimal: String(value) };
}
