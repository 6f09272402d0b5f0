// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { Notice } from './notice.ts';
import type { SuccessCode } from './successCode.ts';
import type { TotalParams } from './totalParams.ts';

/**
 * One page of notices.
 */
export interface ListNoticesAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * The notices.
     * @maxItems 100
     */
  data: Notice[];
  params: TotalParams;
}
