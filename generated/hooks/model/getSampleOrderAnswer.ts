// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { SampleOrder } from './sampleOrder.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * The sample order.
 */
export interface GetSampleOrderAnswer {
  code: SuccessCode;
  msg: Message;
  data: SampleOrder;
}
