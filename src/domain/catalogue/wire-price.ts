import { type Micros, microsToCents } from '#domain/money/index.ts';
import { priceOnRequestValues } from '#generated/enums.ts';

type PriceOnRequest = (typeof priceOnRequestValues)[keyof typeof priceOnRequestValues];

/** The price of a product on the wire. */
export interface WirePrice {
  /** Cents with up to four decimals; absent when the price is quoted on request. */
  readonly unitPrice?: number;
  readonly priceOnRequest: PriceOnRequest;
}

/** Converts a unit price in micros; null and undefined stand for a price that is quoted on request. */
export function wirePrice(unitPrice: Micros | null | undefined): WirePrice {
  const { priceGiven, priceOnRequest } = priceOnRequestValues;
  if (unitPrice === null || unitPrice === undefined) return { priceOnRequest };
  return { unitPrice: microsToCents(unitPrice), priceOnRequest: priceGiven };
}
