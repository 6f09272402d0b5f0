// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { RateOrigin } from './rateOrigin.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * The price in yuan.
 */
export interface GetUsdPriceAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * The approximate price in yuan cents with at most 4 decimals.
     * @minimum 0
     * @maximum 10000000000
     */
  data: number;
  params: RateOrigin;
}
