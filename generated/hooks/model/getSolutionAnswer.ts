// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { Solution } from './solution.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * One solution with its remark.
 */
export interface GetSolutionAnswer {
  code: SuccessCode;
  msg: Message;
  data: Solution;
}
