// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { SignedInDevice } from './signedInDevice.ts';
import type { SuccessCode } from './successCode.ts';
import type { TotalParams } from './totalParams.ts';

/**
 * One page of signed-in devices.
 */
export interface ListSessionsAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * The devices.
     * @maxItems 100
     */
  data: SignedInDevice[];
  params: TotalParams;
}
