// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { MoveCustomisedOrderFormState } from './moveCustomisedOrderFormState.ts';
import type { OrderNo } from './orderNo.ts';

/**
 * What shall happen to a customised order.
 */
export interface MoveCustomisedOrderForm {
  orderNo: OrderNo;
  /** 1 confirms the receipt, 2 cancels. */
  state: MoveCustomisedOrderFormState;
}
