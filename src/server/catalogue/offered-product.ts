import type { OfferedProduct } from '#domain/cart/offered-product.ts';
import type { PriceTier } from '#domain/money/index.ts';
import { product } from '#server/db/schema/catalogue.ts';

/** The columns that decide how a product is sold. */
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

type Offer = Omit<OfferedProduct, 'tiers'>;
type PriceBreaks = Pick<typeof product.$inferSelect, 'breakQty' | 'breakPrice'>;

/** The price breaks, in micros. */
function tiersOf({ breakQty, breakPrice }: PriceBreaks): PriceTier[] {
  return breakQty.flatMap((num, index) => {
    const price = breakPrice[index];
    return price === undefined ? [] : [{ num, price }];
  });
}

/** A row that has the columns of an offer, as the rules of cart and order read it. */
export function offeredProduct<Row extends Offer & PriceBreaks>(row: Row): Row & OfferedProduct {
  return { ...row, tiers: tiersOf(row) };
}
