// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { AccountFlow } from './accountFlow.ts';
import type { AccountFlowParams } from './accountFlowParams.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * One page of the account flow.
 */
export interface ListAccountFlowAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * Entries of this page.
     * @maxItems 100
     */
  data: AccountFlow[];
  params: AccountFlowParams;
}
