// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ProductId } from './productId.ts';

/**
 * The product to keep.
 */
export interface AddFavouriteForm {
  productId: ProductId;
}
