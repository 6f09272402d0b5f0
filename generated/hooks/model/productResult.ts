// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Product } from './product.ts';
import type { ProductTotalParams } from './productTotalParams.ts';

/**
 * The products that were found.
 */
export interface ProductResult {
  /**
     * One page of products.
     * @maxItems 100
     */
  data: Product[];
  params: ProductTotalParams;
}
