// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ProCollecId } from './proCollecId.ts';
import type { ProductId } from './productId.ts';

/**
 * A favourite without its product.
 */
export interface FavouriteId {
  productId: ProductId;
  proCollecId: ProCollecId;
}
