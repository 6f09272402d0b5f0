import {
  type Cents,
  centsToMicros,
  divideHalfUp,
  goodsTotal,
  lineTotal,
  type Micros,
  microsToCents,
} from './amounts.ts';

const rateScale = 1_000_000;
/** Prices in yuan have five decimals: $0.0335 at 7.1 is exactly ¥0.23785. */
const microsPerShownDigit = 10;

/**
 * Converts an amount, in cents or micros, with a rate of target units for one source unit (7.1234 yuan for a dollar),
 * half up in the same step. The rate counts to six decimals.
 */
export function exchange(amount: Cents | Micros, rate: number): number {
  return Number(divideHalfUp(BigInt(amount) * BigInt(Math.round(rate * rateScale)), BigInt(rateScale)));
}

/** Asking what this price in dollar cents comes to in yuan cents returns the rate in millionths. */
export const rateProbe = rateScale;

/** A unit price in dollar cents as yuan cents, to a thousandth of a cent; the rate in millionths. */
export function unitPriceInYuan(cents: number, rateMicros: number): number {
  const yuan = exchange(centsToMicros(cents), rateMicros / rateScale);
  return microsToCents(Number(divideHalfUp(BigInt(yuan), BigInt(microsPerShownDigit))) * microsPerShownDigit);
}

/** A price in dollar cents as yuan cents, both with four decimals; the rate in millionths. */
export function priceInYuan(cents: number, rateMicros: number): number {
  return microsToCents(exchange(centsToMicros(cents), rateMicros / rateScale));
}

/** Pieces of a product at a price, in dollar cents with up to four decimals; without one until it is quoted. */
export interface PricedPieces {
  readonly price: number | undefined;
  readonly quantity: number;
}

/** What pieces cost in yuan cents: the price in yuan as it is shown times the quantity, half up. */
export function lineInYuan({ price, quantity }: PricedPieces, rateMicros: number): Cents {
  return price === undefined ? 0 : lineTotal(centsToMicros(unitPriceInYuan(price, rateMicros)), quantity);
}

/** What lines cost together in yuan cents, as they are shown. */
export function linesInYuan(lines: readonly PricedPieces[], rateMicros: number): Cents {
  return goodsTotal(lines.map((line) => lineInYuan(line, rateMicros)));
}

/** What lines cost together in whole dollar cents, as an order is charged. */
export function linesInDollars(lines: readonly PricedPieces[]): Cents {
  return goodsTotal(
    lines.map(({ price, quantity }) => (price === undefined ? 0 : lineTotal(centsToMicros(price), quantity))),
  );
}

/** How the amount of an order comes about, in cents of one currency: `goods - deduction` is `charged`. */
export interface Receipt {
  readonly goods: Cents;
  readonly deduction: Cents;
  readonly charged: Cents;
}

/** The lines of an order, and what is taken off their sum in dollar cents. */
export interface ChargedLines {
  readonly lines: readonly PricedPieces[];
  readonly deduction: Cents;
}

/** The figures of an order in dollars. */
export function receiptInDollars({ lines, deduction }: ChargedLines): Receipt {
  const goods = linesInDollars(lines);
  return { goods, deduction, charged: goods - deduction };
}

/**
 * The figures of an order that is placed now in yuan cents: its lines as they are shown, less the exchanged deduction. What costs
 * nothing in dollars costs nothing in yuan. Older orders have stored their exchanged dollar total, some cents more or less than this.
 */
export function receiptInYuan({ lines, deduction }: ChargedLines, rateMicros: number): Receipt {
  const dollars = receiptInDollars({ lines, deduction });
  const goods = dollars.goods === 0 ? 0 : linesInYuan(lines, rateMicros);
  const off = dollars.charged === 0 ? goods : Math.min(goods, exchange(deduction, rateMicros / rateScale));
  return { goods, deduction: off, charged: goods - off };
}
