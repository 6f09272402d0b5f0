// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { SampleOrder } from './sampleOrder.ts';
import type { SuccessCode } from './successCode.ts';
import type { TotalParams } from './totalParams.ts';

/**
 * One page of sample orders.
 */
export interface ListSampleOrdersAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * Orders of this page.
     * @maxItems 100
     */
  data: SampleOrder[];
  params: TotalParams;
}
