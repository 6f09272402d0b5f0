// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ContractLink } from './contractLink.ts';
import type { OrderNo } from './orderNo.ts';

/**
 * An uploaded contract of an order.
 */
export interface ContractForm {
  orderNo: OrderNo;
  contractLink: ContractLink;
}
