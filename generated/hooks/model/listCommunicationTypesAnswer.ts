// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { CommunicationType } from './communicationType.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * The ways to talk.
 */
export interface ListCommunicationTypesAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * The ways to talk, in the order in which they are offered.
     * @maxItems 20
     */
  data: CommunicationType[];
}
