// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { OrderNo } from './orderNo.ts';
import type { PaymentFigures } from './paymentFigures.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * Number and amounts of the new order.
 */
export interface SubmittedOrderAnswer {
  code: SuccessCode;
  msg: Message;
  data: OrderNo;
  params: PaymentFigures;
}
