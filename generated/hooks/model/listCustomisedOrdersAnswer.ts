// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { CustomisedOrder } from './customisedOrder.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { TotalParams } from './totalParams.ts';

/**
 * One page of customised orders.
 */
export interface ListCustomisedOrdersAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * Orders of this page.
     * @maxItems 100
     */
  data: CustomisedOrder[];
  params: TotalParams;
}
