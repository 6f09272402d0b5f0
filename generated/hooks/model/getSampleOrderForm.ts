// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { OrderNo } from './orderNo.ts';

/**
 * Names one sample order.
 */
export interface GetSampleOrderForm {
  orderNo: OrderNo;
}
