import { nextTier, type PriceTier, priceAt, readPriceTiers } from '../money/price-tiers.ts';
import { nearestQuantity } from '../money/quantities.ts';
import { lineProblem, quantityRules, type SoldProduct } from './line-problem.ts';

/** A product as it is on the wire: prices in cents with up to four decimals, tiers as JSON. */
export interface PricedProduct extends SoldProduct {
  /** Absent until a price is quoted. */
  readonly unitPrice?: number | undefined;
  readonly priceIndex?: string | null | undefined;
}

/** What one piece of a product costs at a quantity, in cents with up to four decimals; undefined until a price is quoted. */
export function piecePrice(
  { unitPrice, priceIndex }: Pick<PricedProduct, 'unitPrice' | 'priceIndex'>,
  quantity: number,
): number | undefined {
  return priceAt(quantity, unitPrice, readPriceTiers(priceIndex));
}

/** With this many more pieces the unit price is `price`. */
export interface CheaperOffer {
  readonly more: number;
  readonly quantity: number;
  /** Cents with up to four decimals. */
  readonly price: number;
}

/** The next cheaper price, where a quantity that reaches it can be ordered. */
export function cheaperOffer(product: PricedProduct, quantity: number): CheaperOffer | undefined {
  if (product.unitPrice === undefined) return undefined;
  const tiers: readonly PriceTier[] = readPriceTiers(product.priceIndex);
  const next = nextTier(quantity, product.unitPrice, tiers);
  if (!next) return undefined;
  const reached = nearestQuantity(next.num, quantityRules(product));
  if (reached < next.num || lineProblem(product, reached)) return undefined;
  return { more: reached - quantity, quantity: reached, price: next.price };
}
