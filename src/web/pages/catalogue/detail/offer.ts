import { type CheaperOffer, cheaperOffer } from '#domain/cart/line-offer.ts';
import { quantityRules } from '#domain/cart/line-problem.ts';
import { type PriceTier, priceAt, readPriceTiers } from '#domain/money/price-tiers.ts';
import { smallestQuantity } from '#domain/money/quantities.ts';
import type { Product } from '#generated/hooks/model/product.ts';
import { quantityLimits } from '#generated/limits.ts';

/** A product that is sold at a price, and not on request. */
export type PricedProduct = Product & { readonly unitPrice: number };

/** Whether a product has a price. */
export function hasPrice(product: Product): product is PricedProduct {
  return product.unitPrice !== undefined;
}

/** A row of the break table: from `num` pieces on, one costs `price` (cents, up to four decimals). */
export interface BreakRow extends PriceTier {
  readonly inForce: boolean;
}

/** What a quantity of a product costs, and what would make it cheaper. */
export interface Offer {
  readonly price: number;
  readonly rows: readonly BreakRow[];
  readonly cheaper: CheaperOffer | undefined;
}

/** The price table as it can be bought: it starts at the smallest order and ends at the largest. */
function priceRows(product: PricedProduct, tiers: readonly PriceTier[]): readonly PriceTier[] {
  const first = smallestQuantity(quantityRules(product));
  const later = tiers.filter(({ num }) => num > first && num <= quantityLimits.maximum);
  return [{ num: first, price: priceAt(first, product.unitPrice, tiers) }, ...later];
}

/** Prices a quantity that can be ordered. */
export function offerFor(product: PricedProduct, quantity: number): Offer {
  const tiers = readPriceTiers(product.priceIndex);
  const price = priceAt(quantity, product.unitPrice, tiers);
  const rows = priceRows(product, tiers);
  const inForce = rows.findLastIndex(({ num }) => num <= quantity);
  return {
    price,
    rows: rows.map((row, index) => ({
      ...row,
      inForce: index === Math.max(0, inForce),
    })),
    cheaper: cheaperOffer(product, quantity),
  };
}
