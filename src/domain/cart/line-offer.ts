import { nextTier, type PriceTier, priceAt, readPriceTiers, tierAt } from '../money/price-tiers.ts';
import { nearestQuantity, smallestQuantity } from '../money/quantities.ts';
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

/** A price break that is cheaper than the smallest order; prices of one piece in cents with up to four decimals. */
export interface ReachedBreak {
  /** Pieces from which it applies. */
  readonly from: number;
  readonly price: number;
  /** The smallest quantity that can be ordered, and what one piece costs then. */
  readonly start: number;
  readonly startPrice: number;
}

/** The break that a quantity has reached, where a piece costs less than in the smallest order: nobody ever pays more than that. */
export function reachedBreak(
  product: Pick<PricedProduct, 'unitPrice' | 'priceIndex' | 'startBuy' | 'orderMultiple'>,
  quantity: number,
): ReachedBreak | undefined {
  const { unitPrice } = product;
  if (unitPrice === undefined) return undefined;
  const tiers = readPriceTiers(product.priceIndex);
  const tier = tierAt(quantity, tiers);
  const start = smallestQuantity(quantityRules(product));
  const startPrice = priceAt(start, unitPrice, tiers);
  if (!tier || tier.price >= startPrice) return undefined;
  return { from: tier.num, price: tier.price, start, startPrice };
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
