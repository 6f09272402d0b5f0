/** Millionths of a currency unit: the whole number in which every price is kept. One cent is 10,000 of them. */
export type Micros = number;

/** Whole cents of a currency. */
export type Cents = number;

const microsPerCent = 10_000;

/** A quotient of whole numbers, halves away from zero; exact beyond 2^53. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n;
  const [size, by] = [numerator < 0n ? -numerator : numerator, denominator < 0n ? -denominator : denominator];
  const quotient = (size * 2n + by) / (by * 2n);
  return negative ? -quotient : quotient;
}

/** Cents with up to four decimals, as a price travels, to micros. */
export function centsToMicros(cents: number): Micros {
  return Math.round(cents * microsPerCent);
}

/** Micros to cents with up to four decimals, as a price travels. */
export function microsToCents(micros: Micros): number {
  return micros / microsPerCent;
}

/** Micros to whole cents, half up. Only for totals: a unit price keeps its fraction of a cent. */
export function roundToCents(micros: Micros): Cents {
  return Number(divideHalfUp(BigInt(micros), BigInt(microsPerCent)));
}

/** What the goods of an order cost: the sum of its rounded lines. */
export function goodsTotal(lines: readonly Cents[]): Cents {
  return lines.reduce((sum, line) => sum + line, 0);
}

/** What a line costs, in whole cents: unit price times quantity, rounded once, half up. */
export function lineTotal(unitPrice: Micros, quantity: number): Cents {
  return Number(divideHalfUp(BigInt(unitPrice) * BigInt(quantity), BigInt(microsPerCent)));
}
