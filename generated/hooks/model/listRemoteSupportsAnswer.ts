// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { RemoteSupport } from './remoteSupport.ts';
import type { SuccessCode } from './successCode.ts';
import type { TotalParams } from './totalParams.ts';

/**
 * One page of requests.
 */
export interface ListRemoteSupportsAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * The requests.
     * @maxItems 100
     */
  data: RemoteSupport[];
  params: TotalParams;
}
