// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Message } from './message.ts';
import type { RefusalCode } from './refusalCode.ts';
import type { RefusalParams } from './refusalParams.ts';

/**
 * The call was refused; nothing has changed.
 */
export interface Refusal {
  code: RefusalCode;
  msg: Message;
  params?: RefusalParams;
}
