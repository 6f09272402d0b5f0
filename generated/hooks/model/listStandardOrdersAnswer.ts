// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { StandardOrder } from './standardOrder.ts';
import type { SuccessCode } from './successCode.ts';
import type { TotalParams } from './totalParams.ts';

/**
 * One page of standard orders.
 */
export interface ListStandardOrdersAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * Orders of this page.
     * @maxItems 100
     */
  data: StandardOrder[];
  params: TotalParams;
}
