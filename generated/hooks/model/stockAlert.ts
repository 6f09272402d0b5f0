// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { AlertId } from './alertId.ts';
import type { VisitedProduct } from './visitedProduct.ts';

/**
 * A request of the member for a mail when a product is back in stock.
 */
export interface StockAlert {
  alertId: AlertId;
  params: VisitedProduct;
  /**
     * When the mail was asked for.
     * @maxLength 40
     */
  createTime: string;
}
