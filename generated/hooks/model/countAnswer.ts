// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * A number of entries.
 */
export interface CountAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * The count.
     * @minimum 0
     * @maximum 1000000000
     */
  data: number;
}
