// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { StandardOrder } from './standardOrder.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * The order.
 */
export interface GetStandardOrderAnswer {
  code: SuccessCode;
  msg: Message;
  data: StandardOrder;
}
