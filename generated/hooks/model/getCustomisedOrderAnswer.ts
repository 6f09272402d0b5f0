// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { CustomisedOrder } from './customisedOrder.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * The customised order.
 */
export interface GetCustomisedOrderAnswer {
  code: SuccessCode;
  msg: Message;
  data: CustomisedOrder;
}
