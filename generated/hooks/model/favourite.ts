// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { PriceThen } from './priceThen.ts';
import type { ProCollecId } from './proCollecId.ts';
import type { VisitedProduct } from './visitedProduct.ts';

/**
 * A favourite product of the member.
 */
export interface Favourite {
  proCollecId: ProCollecId;
  params: VisitedProduct;
  priceThen?: PriceThen;
  /**
     * When the product was kept.
     * @maxLength 40
     */
  createTime: string;
}
