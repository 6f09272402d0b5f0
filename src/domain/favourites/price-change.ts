import { centsToMicros, microsToCents } from '#domain/money/index.ts';

/** How a unit price has changed. */
export interface PriceChange {
  readonly direction: 'up' | 'down';
  /** The difference, above 0, in dollar cents with at most 4 decimals. */
  readonly by: number;
}

/**
 * How the unit price has changed since the product was kept or last looked at; undefined when it has not, or when
 * the product had or has no price. Both are in cents.
 */
export function priceChange(then: number | undefined, now: number | undefined): PriceChange | undefined {
  if (then === undefined || now === undefined) return undefined;
  const difference = centsToMicros(now) - centsToMicros(then);
  if (difference === 0) return undefined;
  return { direction: difference > 0 ? 'up' : 'down', by: microsToCents(Math.abs(difference)) };
}
