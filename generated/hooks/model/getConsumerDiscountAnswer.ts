// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ConsumerDiscount } from './consumerDiscount.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * The two deductions.
 */
export interface GetConsumerDiscountAnswer {
  code: SuccessCode;
  msg: Message;
  data: ConsumerDiscount;
}
