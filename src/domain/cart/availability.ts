import { mostInStock, type SoldProduct } from './line-problem.ts';

/** Whether and how the smallest order of a product can be filled. */
export type Availability =
  | 'inStock'
  /** The stock does not fill it, and the supplier delivers the rest later. */
  | 'backorder'
  /** There are pieces, but fewer than the smallest order. */
  | 'belowMinimum'
  | 'outOfStock';

/** What lists, pages and search engines say of the stock of a product that is sold. */
export function availability(product: SoldProduct): Availability {
  if (mostInStock(product) !== undefined) return 'inStock';
  if (product.backorderWeeks !== undefined) return 'backorder';
  return product.stock ? 'belowMinimum' : 'outOfStock';
}
