import type { SoldProduct } from './line-problem.ts';

/** What decides which pieces of a line come from the supplier later. */
type StockedProduct = Pick<SoldProduct, 'stock' | 'backorderWeeks'>;

/** Pieces of a line that are not in stock and come from the supplier later; 0 for a product that is only sold out of the stock. */
export function backorderedPieces({ stock, backorderWeeks }: StockedProduct, quantity: number): number {
  return backorderWeeks === undefined || stock === undefined ? 0 : Math.max(0, quantity - stock);
}

/** Pieces that an order takes out of the stock, and gives back when it is undone. */
export function piecesFromStock(line: { readonly num: number; readonly backordered: number }): number {
  return line.num - line.backordered;
}

/** The lead time, in weeks, that must be said about a quantity; undefined when all of it is in stock. */
export function backorderWeeksOf(product: StockedProduct, quantity: number): number | undefined {
  return backorderedPieces(product, quantity) > 0 ? product.backorderWeeks : undefined;
}

/**
 * The product as it is sold to somebody who was shown `acceptedWeeks` of lead time: beyond the stock only when that is still the lead
 * time, because nobody orders one that was not on the screen.
 */
export function soldWithConsent<Product extends StockedProduct>(
  product: Product,
  acceptedWeeks: number | undefined,
): Product {
  return product.backorderWeeks === acceptedWeeks ? product : { ...product, backorderWeeks: undefined };
}

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** When pieces that are ordered now are expected from the supplier. */
export function backorderTime(orderedAt: Date, weeks: number): Date {
  return new Date(orderedAt.getTime() + weeks * weekMs);
}
