// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { CommunicationType } from './communicationType.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * The communication types.
 */
export interface ListCommunicationTypesAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * The communication types, in the order in which they are offered.
     * @maxItems 20
     */
  data: CommunicationType[];
}
