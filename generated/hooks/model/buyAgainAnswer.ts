// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { BuyAgainLine } from './buyAgainLine.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * The result for each line.
 */
export interface BuyAgainAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * The lines, in the order of the order.
     * @maxItems 200
     */
  data: BuyAgainLine[];
}
