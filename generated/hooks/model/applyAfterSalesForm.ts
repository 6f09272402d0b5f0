// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ApplyAfterSalesFormOrderType } from './applyAfterSalesFormOrderType.ts';
import type { ApplyAfterSalesFormServiceType } from './applyAfterSalesFormServiceType.ts';
import type { OrderNo } from './orderNo.ts';

/**
 * A request for after-sales service.
 */
export interface ApplyAfterSalesForm {
  /** Kind of the order: 1 standard, 2 customised. */
  orderType: ApplyAfterSalesFormOrderType;
  orderNo: OrderNo;
  /** 1 return, 2 exchange. The numbers of assFlag run the other way. */
  serviceType: ApplyAfterSalesFormServiceType;
  /**
     * What is wrong with the goods.
     * @minLength 1
     * @maxLength 500
     * @pattern \S
     */
  questionContent: string;
}
