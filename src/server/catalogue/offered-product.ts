import type { OfferedProduct } from '#domain/cart/offered-product.ts';
import type { PriceTier } from '#domain/money/index.ts';
import { product } from '#server/db/schema/catalogue.ts';

/** Columns with the terms of sale of a product. */
export const offerColumns = {
  productId: product.id,
  withdrawn: product.withdrawn,
  unitPrice: product.unitPrice,
  breakQty: product.breakQty,
  breakPrice: product.breakPrice,
  stock: product.stock,
  startBuy: product.startBuy,
  orderMultiple: product.orderMultiple,
  backorderWeeks: product.backorderWeeks,
};

type Offer = Omit<OfferedProduct, 'tiers' | 'unitPrice' | 'priceOnRequest' | 'backorderWeeks'>;
type Prices = Pick<typeof product.$inferSelect, 'unitPrice' | 'breakQty' | 'breakPrice' | 'backorderWeeks'>;

/** The price breaks, in micros. */
function tiersOf({ breakQty, breakPrice }: Pick<Prices, 'breakQty' | 'breakPrice'>): PriceTier[] {
  return breakQty.flatMap((num, index) => {
    const price = breakPrice[index];
    return price === undefined ? [] : [{ num, price }];
  });
}

/** Converts a row to the offer that the rules of cart and order take. */
export function offeredProduct<Row extends Offer & Prices>(
  row: Row,
): Omit<Row, 'unitPrice' | 'backorderWeeks'> & OfferedProduct {
  const unitPrice = row.unitPrice ?? undefined;
  const backorderWeeks = row.backorderWeeks ?? undefined;
  return { ...row, unitPrice, backorderWeeks, priceOnRequest: unitPrice === undefined, tiers: tiersOf(row) };
}
