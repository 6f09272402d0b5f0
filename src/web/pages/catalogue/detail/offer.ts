import { lineProblem, quantityRules } from '#domain/cart/line-problem.ts';
import { centsToMicros, lineTotal } from '#domain/money/amounts.ts';
import { nextTier, type PriceTier, priceAt, readPriceTiers } from '#domain/money/price-tiers.ts';
import { nearestQuantity, smallestQuantity } from '#domain/money/quantities.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import { quantityLimits } from '#generated/limits.ts';
import { unitPriceDigits } from '#web/i18n/format.ts';

/** A row of the break table: from `num` pieces on, one costs `price` (cents, up to four decimals). */
export interface BreakRow extends PriceTier {
  /** What `num` pieces cost, in whole cents. */
  readonly total: number;
  readonly inForce: boolean;
}

/** What a quantity of a product costs, and what would make it cheaper. */
export interface Offer {
  readonly price: number;
  readonly total: number;
  readonly rows: readonly BreakRow[];
  /** Decimals of its prices, so that they line up. */
  readonly digits: number;
  /** With this many more pieces the unit price is `price`. */
  readonly cheaper: { readonly more: number; readonly quantity: number; readonly price: number } | undefined;
}

/** What the given quantity costs in whole cents, for a unit price in cents with up to four decimals. */
export function totalOf(price: number, quantity: number): number {
  return lineTotal(centsToMicros(price), quantity);
}

/** The price table as it can be bought: it starts at the smallest order and ends at the largest. */
function priceRows(product: Product, tiers: readonly PriceTier[]): readonly PriceTier[] {
  const first = smallestQuantity(quantityRules(product));
  const later = tiers.filter(({ num }) => num > first && num <= quantityLimits.maximum);
  return [{ num: first, price: priceAt(first, product.unitPrice, tiers) }, ...later];
}

/** Prices of parts are compared to a hundredth of a cent. */
const fewestDigits = 4;

/** The next tier, where a quantity of it can be ordered. */
function cheaperFor(product: Product, quantity: number, tiers: readonly PriceTier[]): Offer['cheaper'] {
  const next = nextTier(quantity, product.unitPrice, tiers);
  if (!next) return undefined;
  const reached = nearestQuantity(next.num, quantityRules(product));
  if (reached < next.num || lineProblem(product, reached)) return undefined;
  return { more: reached - quantity, quantity: reached, price: next.price };
}

/** Prices a quantity that can be ordered. */
export function offerFor(product: Product, quantity: number): Offer {
  const tiers = readPriceTiers(product.priceIndex);
  const price = priceAt(quantity, product.unitPrice, tiers);
  const rows = priceRows(product, tiers);
  const inForce = rows.findLastIndex(({ num }) => num <= quantity);
  return {
    price,
    total: totalOf(price, quantity),
    digits: unitPriceDigits(
      rows.map((row) => row.price),
      fewestDigits,
    ),
    rows: rows.map((row, index) => ({
      ...row,
      total: totalOf(row.price, row.num),
      inForce: index === Math.max(0, inForce),
    })),
    cheaper: cheaperFor(product, quantity, tiers),
  };
}
