import type { OfferedProduct } from '#domain/cart/offered-product.ts';
import type { ProductEntry } from '../entries.ts';

/** A product of the world as the rules of cart and order read it. */
export type WorldOffer = ProductEntry & OfferedProduct;

export function offeredProduct(product: ProductEntry): WorldOffer {
  const { $unitPrice: unitPrice, $tiers: tiers, $withdrawn: withdrawn } = product;
  const backorderWeeks = product.$backorderWeeks ?? undefined;
  return { ...product, unitPrice, backorderWeeks, priceOnRequest: unitPrice === undefined, tiers, withdrawn };
}
