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

/** A unit price in dollar cents as yuan cents, to a thousandth of a cent; the rate in millionths. For display only. */
export function unitPriceInYuan(cents: number, rateMicros: number): number {
  const yuan = exchange(centsToMicros(cents), rateMicros / rateScale);
  return microsToCents(Number(divideHalfUp(BigInt(yuan), BigInt(microsPerShownDigit))) * microsPerShownDigit);
}

/** A price in dollar cents as yuan cents, both with four decimals; the rate in millionths. */
export function priceInYuan(cents: number, rateMicros: number): number {
  return microsToCents(exchange(centsToMicros(cents), rateMicros / rateScale));
}

/** A total in dollar cents as yuan cents, as an order that is placed now is charged; the rate in millionths. */
export function totalInYuan(cents: Cents, rateMicros: number): Cents {
  return exchange(cents, rateMicros / rateScale);
}

/** Pieces of a product at a price, in dollar cents with up to four decimals; without one until it is quoted. */
export interface PricedPieces {
  readonly price: number | undefined;
  readonly quantity: number;
}

/** What pieces cost in yuan cents: the price in yuan as it is shown times the quantity, half up. For display only. */
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

/** How an amount that is charged comes about, in cents of the currency that is shown: `goods - deduction + rounding` is `charged`. */
export interface Receipt {
  readonly goods: Cents;
  readonly deduction: Cents;
  /** What is left over because each line is charged in whole dollar cents and only their sum is exchanged; 0 in dollars. */
  readonly rounding: Cents;
  readonly charged: Cents;
}

/** Lines, and the deduction and the amount of their order, both in dollar cents. */
export interface ChargedLines {
  readonly lines: readonly PricedPieces[];
  readonly deduction: Cents;
  readonly charged: Cents;
}

/** The figures of an order in dollars. */
export function receiptInDollars({ lines, deduction, charged }: ChargedLines): Receipt {
  const goods = linesInDollars(lines);
  return { goods, deduction, rounding: charged - goods + deduction, charged };
}

/** The figures of an order in yuan: its lines as they are shown, and what is charged in yuan. */
export function receiptInYuan({ lines, deduction, charged }: ChargedLines, rateMicros: number): Receipt {
  const goods = linesInYuan(lines, rateMicros);
  const [off, paid] = [totalInYuan(deduction, rateMicros), totalInYuan(charged, rateMicros)];
  return { goods, deduction: off, rounding: paid - goods + off, charged: paid };
}
