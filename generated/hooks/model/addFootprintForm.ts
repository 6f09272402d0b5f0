// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ProductId } from './productId.ts';

/**
 * The product that is looked at.
 */
export interface AddFootprintForm {
  productId: ProductId;
}
