import { type Micros, type PriceTier, priceAt } from '#domain/money/index.ts';
import { product } from '#server/db/schema/catalogue.ts';

/** The columns that say how a product is sold. */
export const offerColumns = {
  productId: product.id,
  withdrawn: product.withdrawn,
  unitPrice: product.unitPrice,
  breakQty: product.breakQty,
  breakPrice: product.breakPrice,
  stock: product.stock,
  startBuy: product.startBuy,
  orderMultiple: product.orderMultiple,
};

export type Offer = Pick<
  typeof product.$inferSelect,
  'withdrawn' | 'unitPrice' | 'breakQty' | 'breakPrice' | 'stock' | 'startBuy' | 'orderMultiple'
> & { readonly productId: number };

/** The price breaks, in micros. */
export function tiersOf({ breakQty, breakPrice }: Pick<Offer, 'breakQty' | 'breakPrice'>): PriceTier[] {
  return breakQty.flatMap((num, at) => {
    const price = breakPrice[at];
    return price === undefined ? [] : [{ num, price }];
  });
}

/** What one piece costs now when so many are taken. */
export function priceNow(offer: Offer, quantity: number): Micros {
  return priceAt(quantity, offer.unitPrice, tiersOf(offer));
}

/** The product as a refusal about it names it. */
export function refusedProduct(offer: Offer) {
  const { productId, stock, startBuy, orderMultiple } = offer;
  return { productId, stock, startBuy, orderMultiple };
}
