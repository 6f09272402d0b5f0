// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * Number of the new order.
 */
export interface ApplyCustomisedOrderAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * Number of the new customised order.
     * @minLength 10
     * @maxLength 32
     * @pattern ^[A-Z][0-9]+$
     */
  data: string;
}
