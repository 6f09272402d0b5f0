// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ProductId } from './productId.ts';

export type GetProductParams = {
/**
 * The product.
 */
productId: ProductId;
};
