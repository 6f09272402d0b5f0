import { stockOfLines } from '#domain/cart/backorder.ts';
import type { OfferedProduct } from '#domain/cart/offered-product.ts';
import { spentPointsEntry } from '#domain/ledger/entries.ts';
import type { OrderFigures } from './order-figures.ts';

/** What an order that is placed changes besides itself and its cart lines: pieces that leave the stock, and points that are spent. */
export function effectsOfOrder<Product extends OfferedProduct>(
  orderNo: string,
  { lines, discounted }: OrderFigures<Product>,
) {
  return { stock: stockOfLines(lines), points: spentPointsEntry(orderNo, discounted.points) };
}
