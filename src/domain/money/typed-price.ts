import { unitPriceInYuan } from './exchange.ts';

const centsPerUnit = 100;
const rateScale = 1_000_000;
const largestCents = 100_000_000;
/** Unit prices have four decimals of a cent. */
const wireScale = 10_000;

/**
 * A price of one piece as it is typed, in dollars, or in yuan with the rate in millionths: dollar cents with four decimals, as it
 * travels. Undefined for what is no price.
 */
export function typedPrice(text: string, rateMicros: number | undefined): number | undefined {
  if (!/^(\d{1,9}(\.\d{0,8})?|\.\d{1,8})$/.test(text)) return undefined;
  const cents = (Number(text) * centsPerUnit * rateScale) / (rateMicros ?? rateScale);
  const rounded = Math.round(cents * wireScale) / wireScale;
  return rounded <= largestCents ? rounded : undefined;
}

/** The same price as it is shown in its box, without the sign of the currency. */
export function shownPrice(cents: number, rateMicros: number | undefined): string {
  const shown = rateMicros === undefined ? cents : unitPriceInYuan(cents, rateMicros);
  const scale = wireScale * centsPerUnit;
  return String(Math.round((shown / centsPerUnit) * scale) / scale);
}
