// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { FootId } from './footId.ts';
import type { PriceThen } from './priceThen.ts';
import type { VisitedProduct } from './visitedProduct.ts';

/**
 * A product that the member looked at.
 */
export interface Footprint {
  footId: FootId;
  params: VisitedProduct;
  priceThen?: PriceThen;
  /**
     * When the product was looked at last.
     * @maxLength 40
     */
  createTime: string;
}
