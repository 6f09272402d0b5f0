import { constants } from '#generated/constants.ts';
import { priceLimitLimits } from '#generated/limits.ts';
import { centsToMicros, microsToCents } from './amounts.ts';
import { unitPriceInYuan } from './exchange.ts';

const centsPerUnit = constants.moneyDivisor;
const largestMicros = centsToMicros(priceLimitLimits.maximum);
const microsPerUnit = centsToMicros(centsPerUnit);

/** Which end of a range of prices a typed price is. */
export type PriceEnd = 'minPrice' | 'maxPrice';

function shownMicros(micros: number, rateMicros: number | undefined): number {
  return rateMicros === undefined
    ? micros
    : centsToMicros(unitPriceInYuan(microsToCents(micros), rateMicros));
}

/** The lowest price in dollar micros that a rule holds for, which then holds for every higher one; beyond the largest when it holds for none. */
function lowestPrice(holds: (micros: number) => boolean): number {
  let [low, high] = [0, largestMicros + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * The limit that a price of one piece means as it is typed, in dollars, or in yuan with the rate in millionths: dollar cents with four
 * decimals, as it travels. Prices in yuan are shown rounded, so several dollar prices read alike: the limit is the outermost of them,
 * and a price that is typed as it is shown never excludes its own part. Undefined for what is not a price.
 */
export function typedPrice(text: string, end: PriceEnd, rateMicros: number | undefined): number | undefined {
  if (!/^(\d{1,9}(\.\d{0,8})?|\.\d{1,8})$/.test(text)) return undefined;
  // To eight decimals: a product of two floats must not be a hair off what was typed.
  const typed = Math.round(Number(text) * microsPerUnit * centsPerUnit) / centsPerUnit;
  const micros =
    end === 'minPrice'
      ? lowestPrice((price) => shownMicros(price, rateMicros) >= typed)
      : lowestPrice((price) => shownMicros(price, rateMicros) > typed) - 1;
  if (micros > largestMicros || typed > shownMicros(largestMicros, rateMicros)) return undefined;
  return microsToCents(micros);
}

/** The same price as it is shown in its box, without the sign of the currency. */
export function shownPrice(cents: number, rateMicros: number | undefined): string {
  const shown = rateMicros === undefined ? cents : unitPriceInYuan(cents, rateMicros);
  return String(Math.round((shown / centsPerUnit) * microsPerUnit) / microsPerUnit);
}
