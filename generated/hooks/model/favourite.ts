// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ProCollecId } from './proCollecId.ts';
import type { VisitedProduct } from './visitedProduct.ts';

/**
 * A favourite product of the member.
 */
export interface Favourite {
  proCollecId: ProCollecId;
  params: VisitedProduct;
}
